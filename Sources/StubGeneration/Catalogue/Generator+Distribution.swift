import StubJSON
import StubSchema
import StubValues

extension Generator {
  /// The generator with its numbers, or its moments, spread as a distribution says.
  func distributed(_ curve: DistributionCurve) -> Generator {
    var spread = self
    spread.isPermuted = false
    spread.isDistinct = false
    spread.isInexhaustible = false
    if let window = dates {
      spread.draw = { draw, _ in
        var stream = draw.stream
        let share = curve.share(&stream)
        return .date(Timestamp(seconds: window.seconds(share, stream.unit())))
      }
      return spread
    }
    guard count > 1 else { return spread }
    let (draw, total) = (self.draw, count)
    spread.draw = { original, text in
      var stream = original.spot.stream(.order)
      let rank = curve.rank(of: total, &stream)
      return draw(
        Draw(
          spot: original.spot,
          subject: original.subject,
          object: original.object,
          rank: rank,
          round: 0
        ),
        &text
      )
    }
    return spread
  }
}

/// How values spread over a range, as a share from 0, below 1.
///
/// Only + − × ÷ are used, so the shares are the same on every machine.
struct DistributionCurve: Sendable {
  private let kind: Distribution.Kind
  private let mean: Double
  private let deviation: Double
  private let totals: [Double]

  /// The curve of a distribution over a range: `mean` is one of its numbers, the median under
  /// `logNormal`; `deviation` is a distance in the range, under `logNormal` one of logarithms.
  init(_ distribution: Distribution, over span: ClosedRange<Double>) {
    let kind = distribution.kind
    self.kind = kind
    let values = Dictionary(
      distribution.parameters.map { ($0.key, $0.value.number.flatMap { Double($0) }) },
      uniquingKeysWith: { first, _ in first }
    )
    let width = span.upperBound - span.lowerBound
    mean =
      (values["mean"] ?? nil).map { ($0 - span.lowerBound) / width }
      ?? (kind == .exponential ? 0.2 : kind == .logNormal ? 0.25 : 0.5)
    let measure = kind == .logNormal ? 1 : width
    deviation =
      (values["deviation"] ?? nil).map { $0 / measure } ?? (kind == .logNormal ? 0.6 : 0.17)
    totals = kind == .zipf ? Self.harmonicTotals : []
  }

  /// The running totals of 1, 1/2, 1/3 … 1/1000.
  private static let harmonicTotals: [Double] = (1...1_000).reduce(into: []) { totals, rank in
    totals.append((totals.last ?? 0) + 1 / Double(rank))
  }

  /// A share of the range, from 0, below 1.
  func share(_ stream: inout RandomStream) -> Double {
    switch kind {
    case .uniform: return stream.unit()
    case .normal: return Self.bounded(&stream) { mean + deviation * Self.bell(&$0) }
    case .logNormal:
      return Self.bounded(&stream) { mean * Self.exponential(deviation * Self.bell(&$0)) }
    case .exponential:
      return Self.bounded(&stream) { -mean * Self.logarithm(1 - $0.unit()) }
    case .zipf:
      let rank = stream.weighted(totals)
      return (Double(rank) + stream.unit()) / Double(totals.count)
    }
  }

  /// A number below `count`, which is above 0; under Zipf's law the second one is half as frequent
  /// as the first, the third one a third.
  func rank(of count: UInt64, _ stream: inout RandomStream) -> UInt64 {
    guard kind == .zipf else {
      return min(UInt64(share(&stream) * Double(count)), max(count, 1) - 1)
    }
    let head = min(UInt64(totals.count), count)
    let known = totals[Int(head) - 1]
    guard count > head else {
      return UInt64(RandomStream.weighted(Array(totals.prefix(Int(head))), at: stream.unit()))
    }
    // Beyond the table the sum of 1/k is a logarithm, to five digits.
    let middle = Double(head) + 0.5
    let tail = -Self.logarithm(middle / (Double(count) + 0.5))
    let point = stream.unit() * (known + tail)
    if point < known { return UInt64(RandomStream.weighted(totals, at: point / known)) }
    let rank = (middle * Self.exponential(point - known) - 0.5).rounded(.down)
    return min(UInt64(max(rank, 0)), count - 1)
  }

  /// The first of some draws that lies in the range; the last one moved into it otherwise.
  private static func bounded(
    _ stream: inout RandomStream,
    _ draw: (inout RandomStream) -> Double
  ) -> Double {
    var share = 0.0
    for _ in 0..<16 {
      share = draw(&stream)
      if share >= 0, share < 1 { return share }
    }
    return min(max(share, 0), 1 - 0x1p-53)
  }

  /// A number near to a standard normal one: the sum of twelve uniform ones, less six.
  private static func bell(_ stream: inout RandomStream) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + stream.unit() }
  }

  /// *e* to the power of `x`, for |x| up to 40, to about 15 digits.
  static func exponential(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    let part = x / 64
    for index in 1..<18 {
      term = term * part / Double(index)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }

  /// The natural logarithm of `x`, above 0, up to 1, to about 15 digits.
  static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return -36.7 }
    var (value, halvings) = (x, 0.0)
    while value < 0.5 { (value, halvings) = (value * 2, halvings + 1) }
    let ratio = (value - 1) / (value + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, 0.0)
    for index in 0..<24 {
      sum += power / Double(2 * index + 1)
      power *= square
    }
    return 2 * sum - halvings * 0.693_147_180_559_945_3
  }
}
