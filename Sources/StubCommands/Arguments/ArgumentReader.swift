import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

/// Understands the values of options, and gathers every mistake before it throws.
struct ArgumentReader {
  let arguments: Arguments
  private(set) var mistakes: [String] = []

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Throws every mistake so far.
  func finish() throws(CommandError) {
    if !mistakes.isEmpty { throw CommandError(mistakes) }
  }

  mutating func complain(_ message: String) {
    mistakes.append(message)
  }

  /// A whole number from `least`; underscores may part its digits.
  mutating func wholeNumber(_ text: String, _ option: String, least: Int = 0) -> Int? {
    if let number = Int(text.filter { $0 != "_" }), number >= least, text.first != "_" {
      return number
    }
    complain("'--\(option)' takes a whole number from \(least), not '\(text)'")
    return nil
  }

  /// The value of an option that is a whole number.
  mutating func wholeNumber(_ option: String, least: Int = 0) -> Int? {
    arguments.last(option).flatMap { wholeNumber($0, option, least: least) }
  }

  /// A seed: any whole number that 64 bits hold.
  mutating func seed(_ option: String) -> UInt64? {
    guard let text = arguments.last(option) else { return nil }
    let digits = text.filter { $0 != "_" }
    if let seed = UInt64(digits) ?? Int64(digits).map({ UInt64(bitPattern: $0) }) { return seed }
    complain("'--\(option)' takes a whole number of 64 bits, not '\(text)'")
    return nil
  }

  /// One of the names of `Name`.
  mutating func name<Name>(_ option: String, of: Name.Type) -> Name?
  where Name: CaseIterable & RawRepresentable<String> {
    guard let text = arguments.last(option) else { return nil }
    if let name = Name(rawValue: text) { return name }
    let names = Name.allCases.map(\.rawValue)
    let near = NearMiss.nearest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
    let list = names.joined(separator: ", ")
    complain("'--\(option)' is one of \(list), not '\(text)'\(near)")
    return nil
  }

  /// An instant.
  mutating func instant(_ option: String) -> Timestamp? {
    guard let text = arguments.last(option) else { return nil }
    if let instant = try? Timestamp(text) { return instant }
    complain("'--\(option)' takes an instant such as 2025-01-01T12:00:00Z, not '\(text)'")
    return nil
  }

  /// A JSON Pointer.
  mutating func pointer(_ option: String) -> JSONPointer? {
    guard let text = arguments.last(option) else { return nil }
    if let pointer = JSONPointer(text) { return pointer }
    complain("'--\(option)' takes a JSON Pointer such as /items, not '\(text)'")
    return nil
  }

  /// The coding strategies of `--dates` and `--keys`.
  mutating func coding() -> CodingStrategies {
    var coding = CodingStrategies()
    coding.keys = name("keys", of: KeyStrategy.self)
    guard let text = arguments.last("dates") else { return coding }
    if let strategy = DateStrategy(name: text) {
      coding.dates = strategy
    } else if let nearest = NearMiss.nearest(to: text, among: DateStrategy.names) {
      complain("'--dates' knows no '\(text)'; did you mean '\(nearest)'?")
    } else {
      do {
        coding.dates = .formats([try DateFormat(text)])
      } catch {
        let names = DateStrategy.names.joined(separator: ", ")
        complain("'--dates' is one of \(names), or a date format, not '\(text)': \(error)")
      }
    }
    return coding
  }
}
