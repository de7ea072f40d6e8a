import Foundation
import StubValues
import Testing

/// Holds date formats to `DateFormatter` in the POSIX locale and UTC.
@Suite struct DateFormatDifferentialTests {
  private static let patterns = [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ",
    "d.M.yyyy H:m:s", "EEE, d MMM yyyy hh:mm:ss a xxx", "EEEE, MMMM d, y h 'o''clock' a XX",
    "yyyyMMdd", "yyyyMMddHHmmssX", "DDD/yyyy", "D y x", "M/d/yy", "HH:mm", "yyyy年M月d日", "MMM yyyy",
    "dd-MM'' HH", "yyyy-MM-dd DDD EEE",
  ]

  private static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }

  /// A moment from 1583 to 9999.
  private static func moment(_ random: inout DifferentialRandom) -> Timestamp {
    Timestamp(seconds: random.next(below: 265_614_681_600) - 12_212_380_800)
  }

  @Test(arguments: patterns)
  func writesWhatDateFormatterWrites(pattern: String) throws {
    let format = try DateFormat(pattern)
    let formatter = Self.formatter(pattern)
    var random = DifferentialRandom(seed: 5)
    for _ in 0..<200 {
      let moment = Self.moment(&random)
      let date = Date(timeIntervalSince1970: Double(moment.seconds))
      #expect(format.text(of: moment) == formatter.string(from: date))
    }
  }

  @Test(arguments: patterns)
  func readsNothingThatDateFormatterReadsOtherwise(pattern: String) throws {
    let format = try DateFormat(pattern)
    let formatter = Self.formatter(pattern)
    let characters = Array("0123456789-+:. Z/AMPeJ")
    var random = DifferentialRandom(seed: 6)
    var count = 0
    for round in 0..<600 {
      var text = Array(format.text(of: Self.moment(&random)))
      if round % 3 > 0 { random.mutate(&text, among: characters) }
      guard case .success(let moment) = format.read(String(text)) else { continue }
      count += 1
      let date = formatter.date(from: String(text))
      let distance =
        (date?.timeIntervalSince1970 ?? .infinity)
        - Double(moment.seconds) - Double(moment.nanoseconds) / 1e9
      #expect(abs(distance) < 0.001, "\(pattern): \(String(text))")
    }
    #expect(count >= 200)
  }
}
