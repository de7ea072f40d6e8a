/// Gathers findings, so that one pass shows all of them.
public struct FindingCollector: Sendable {
  /// What was reported, in the order of the reports.
  public private(set) var findings: [Finding] = []

  /// A collector without findings.
  public init() {}

  /// Adds a finding.
  public mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  /// Adds findings.
  public mutating func report(_ more: some Sequence<Finding>) {
    findings.append(contentsOf: more)
  }

  /// Whether anything makes the input unusable.
  public var isUnusable: Bool {
    findings.contains { $0.code.consequence == .unusable }
  }

  /// Throws everything that was reported, if any of it makes the input unusable.
  public func throwIfUnusable() throws(FindingError) {
    if isUnusable { throw FindingError(findings) }
  }
}

/// The work cannot go on, and the findings say why.
public struct FindingError: Error, Sendable, Hashable {
  /// Every finding, at least one.
  public let findings: [Finding]

  /// An error with its findings.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// An error with a single finding.
  public init(_ finding: Finding) {
    self.init([finding])
  }
}

extension FindingError: CustomStringConvertible {
  /// One line per finding: place, message and code.
  public var description: String {
    findings.map(\.description).joined(separator: "\n")
  }
}

extension Finding: CustomStringConvertible {
  /// One line: `file:line:column: message [code]`.
  public var description: String {
    let place = location.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
    return "\(place)\(message) [\(code.name)]"
  }
}
