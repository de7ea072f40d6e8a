import Foundation
import StubValues
import Testing

/// Holds the reading of dates to what `JSONDecoder` does on the running platform.
@Suite struct ISO8601DifferentialTests {
  private static let seeds = [
    "2020-01-01T00:00:00Z", "2024-02-29T23:59:59+01:00", "1582-10-14T24:00:00.5Z",
    "1999-12-31T12:30:45.123456789-0830", "20-1-1T1:2:3GMT+1:30:15", "0001-01-01T00:00:00utc",
  ]

  private static let characters = Array("0123456789-+:.TZtzGMUTCgmuc ,x\u{0}é")

  @Test func agreesWithJSONDecoderOnMutatedDates() throws {
    var random = DifferentialRandom(seed: 1)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for _ in 0..<20_000 {
      var text = Array(Self.seeds[random.next(below: Self.seeds.count)])
      for _ in 0...random.next(below: 3) { random.mutate(&text, among: Self.characters) }
      let string = String(text)
      let data = try JSONEncoder().encode([string])
      let decoded = try? decoder.decode([Date].self, from: data)[0]
      expectAgreement(DateStrategy.iso8601.read(string), decoded, string)
    }
  }

  private func expectAgreement(_ reading: DateReading, _ date: Date?, _ text: String) {
    switch reading {
    case .rejected:
      #expect(date == nil, "\(text.debugDescription) is read by Foundation")
    case .canonical, .doubtful:
      guard let date, let timestamp = reading.timestamp else {
        Issue.record("\(text.debugDescription) is rejected by Foundation")
        return
      }
      let seconds = Double(timestamp.seconds) + Double(timestamp.nanoseconds) / 1e9
      let distance = abs(date.timeIntervalSince1970 - seconds)
      #expect(distance <= max(1e-6, abs(seconds) * 1e-14), "\(text.debugDescription)")
    case .unsure:
      Issue.record("\(text.debugDescription) is unsure")
    }
  }

  @Test func agreesWithFoundationOnEveryDayBeforeAndAfterTheReform() throws {
    let calendarStyle = Date.ISO8601FormatStyle()
    for year in [0, 1, 4, 100, 1_000, 1_500, 1_581, 1_582, 1_583, 1_600, 1_900, 2_000, 2_024] {
      for month in 1...12 {
        for day in 1...31 {
          let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T00:00:00Z"
          let date = try calendarStyle.parse(text)
          let reading = DateStrategy.iso8601.read(text)
          #expect(reading.timestamp?.seconds == Int(date.timeIntervalSince1970), "\(text)")
        }
      }
    }
  }

  @Test func writesWhatFoundationWrites() throws {
    var random = DifferentialRandom(seed: 2)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    for _ in 0..<2_000 {
      let seconds = random.next(below: 265_621_593_600) - 12_219_292_800
      let data = try encoder.encode([Date(timeIntervalSince1970: Double(seconds))])
      let text = DateStrategy.iso8601.text(of: Timestamp(seconds: seconds))
      #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    }
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
