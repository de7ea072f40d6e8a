import StubDiagnostics
import StubJSON
import StubSchema

extension ProgramCompiler {
  /// A generator with its values spread as the field says.
  mutating func distributed(_ generator: Generator, _ use: FieldUse) -> Generator {
    guard let distribution = use.field.generation.distribution,
      check(distribution, over: generator.span, use)
    else { return generator }
    return generator.distributed(DistributionCurve(distribution, over: generator.span))
  }

  /// Reports parameters that a distribution does not take.
  ///
  /// - Parameter span: What the mean lies in.
  /// - Returns: Whether it takes all of them.
  mutating func check(
    _ distribution: Distribution,
    over span: ClosedRange<Double>,
    _ use: FieldUse
  ) -> Bool {
    let kind = distribution.kind
    var isRight = true
    for parameter in distribution.parameters {
      guard let message = fault(of: parameter, kind, span) else { continue }
      let isKnown = kind.parameters.contains(parameter.key)
      let code: FindingCode = isKnown ? .wrongParameter : .unknownParameter
      report(code, message, "distribution", use)
      isRight = false
    }
    return isRight
  }

  /// What is wrong with a parameter; nil where nothing is.
  private func fault(
    of parameter: JSONMember,
    _ kind: Distribution.Kind,
    _ span: ClosedRange<Double>
  ) -> String? {
    let name = parameter.key
    guard kind.parameters.contains(name) else {
      let known = kind.parameters.map { "'\($0)'" }.joined(separator: " and ")
      return "'\(kind.rawValue)' has no parameter '\(name)'; it takes "
        + (known.isEmpty ? "none" : known)
    }
    let text = parameter.value.text(style: .compact)
    guard let value = parameter.value.number.flatMap({ Double($0) }) else {
      return "'\(name)' of '\(kind.rawValue)' is a number, not \(text)"
    }
    if name == "deviation" {
      return value > 0 ? nil : "'deviation' of '\(kind.rawValue)' is above 0, not \(text)"
    }
    guard !span.contains(value) else { return nil }
    return "'mean' of '\(kind.rawValue)' is \(text), and the values lie between "
      + "\(Self.text(span.lowerBound)) and \(Self.text(span.upperBound))"
  }

  private static func text(_ number: Double) -> String {
    JSONValue.double(number)?.number ?? "\(number)"
  }
}

extension Distribution.Kind {
  /// The names of the parameters.
  fileprivate var parameters: [String] {
    switch self {
    case .uniform, .zipf: []
    case .normal, .logNormal: ["mean", "deviation"]
    case .exponential: ["mean"]
    }
  }
}
