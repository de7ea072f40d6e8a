package import StubValues

/// A range of moments to draw from, both ends included, in whole seconds since 1970.
///
/// Where a whole day fits, moments lie between 10:00 and 14:00 UTC, so that zones from UTC−10 to
/// UTC+9 show the same day.
package struct DateWindow: Sendable, Hashable {
  /// The first moment.
  package var lower: Int
  /// The last moment; not before `lower`.
  package var upper: Int
  /// The step that moments are rounded to where the range allows it: 60 for whole minutes.
  package var step = 1
  /// Whether any time of the day will do.
  package var isAroundTheClock = false

  static let day = 86_400
  /// About 900,000 years, so that no sum of seconds overflows.
  private static let limit = 28_000_000_000_000
  private static let opening = 10 * 3_600
  private static let closing = 14 * 3_600

  /// The moments from `lower` to `upper`; only `lower` where `upper` is before it.
  package init(_ lower: Int, _ upper: Int, step: Int = 1, isAroundTheClock: Bool = false) {
    self.lower = Swift.min(Swift.max(lower, -Self.limit), Self.limit)
    self.upper = Swift.min(Swift.max(self.lower, upper), Self.limit)
    self.step = Swift.max(step, 1)
    self.isAroundTheClock = isAroundTheClock
  }

  /// The part of the window within bounds; the nearest moment within them where there is none.
  package func clamped(_ least: Int, _ greatest: Int) -> DateWindow {
    var window = self
    window.lower = min(max(lower, least), greatest)
    window.upper = max(min(upper, greatest), window.lower)
    return window
  }

  /// A moment of the window.
  package func draw(_ stream: inout RandomStream) -> Timestamp {
    Timestamp(seconds: seconds(stream.unit(), stream.unit()))
  }

  /// The moment at two shares from 0, below 1: of the days, and of the time within the day.
  package func seconds(_ share: Double, _ second: Double) -> Int {
    let (first, last) = daytime
    guard !isAroundTheClock, first <= last else { return rounded(lower, upper, share) }
    let day = first + Self.floor(share * Double(last - first + 1))
    let from = max(lower, day * Self.day + Self.opening)
    let to = min(upper, day * Self.day + Self.closing)
    return rounded(from, to, second)
  }

  /// The first and the last day of which some moment from 10:00 to 14:00 lies in the window.
  private var daytime: (first: Int, last: Int) {
    let first = (lower - Self.closing + Self.day - 1).flooredQuotient(by: Self.day)
    let last = (upper - Self.opening).flooredQuotient(by: Self.day)
    return (first, last)
  }

  private func rounded(_ from: Int, _ to: Int, _ share: Double) -> Int {
    let moment = from + Self.floor(share * Double(to - from + 1))
    let even = moment - moment.flooredRemainder(by: step)
    if even >= from { return even }
    return even + step <= to ? even + step : moment
  }

  private static func floor(_ value: Double) -> Int { Int(value.rounded(.down)) }
}

extension Int {
  /// The quotient rounded down, for a positive divisor.
  @inline(__always)
  func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The remainder from 0, below a positive divisor.
  @inline(__always)
  func flooredRemainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
