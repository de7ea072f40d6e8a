import StubDiagnostics
import StubSchema
import SwiftSyntax

/// Follows an `init(from:)` and notes what it reads.
///
/// It knows the calls of decoders and containers, choices that depend on what they give, and
/// helpers whose source is there. Whatever else touches a container is noted as not understood.
final class InitInterpreter {
  let builder: ModelBuilder
  let instance: TypeInstance
  let members: MemberSet
  let properties: [StoredProperty]
  /// The reads, in the order in which they stand.
  var reads: [Read] = []
  /// The steps of the block that is being followed.
  var steps: [Step] = []
  /// What the variables in reach hold.
  var held: [String: Held] = [:]
  /// The scope of the code that is being followed.
  var scope: Scope
  /// The statement that is being followed.
  var statement: Syntax
  /// What was not understood: where, and the property that it concerns.
  var puzzles: [(node: Syntax, file: ParsedFile, message: String)] = []
  /// Whether the decoder was given away, so that anything may be read.
  var isDecoderLost = false
  /// What a helper that is being followed returns.
  var returned: Held = .other
  /// How deeply helpers are being followed.
  var depth = 0
  /// The property that the expression being followed is for.
  var target: String?
  /// The names of the variables that are declared where is followed.
  var locals: Set<String> = []
  /// The variables that hold something made of what was read, not that itself.
  var derived: Set<String> = ["$0"]
  /// The calls whose source was followed.
  var followed: Set<SyntaxIdentifier> = []
  /// The reads that were looked at, in order, again at each look.
  var touched: [Int] = []
  /// The keys that one which is not told may be, by the object.
  var anyKeys: [Int: [String]] = [:]
  private var nodes: [World.Place: Int] = [:]
  private var nodeCount = 1
  var positions: [Int: Int] = [:]
  var loopDepth = 0

  /// The deepest helper within helpers that is followed.
  static let maximumDepth = 6

  init(_ builder: ModelBuilder, _ instance: TypeInstance, _ members: MemberSet, file: ParsedFile) {
    self.builder = builder
    self.instance = instance
    self.members = members
    properties = StoredProperty.all(in: instance.declaration.members)
    scope = instance.scope.inFile(file)
    statement = Syntax(instance.declaration.nameToken)
  }

  /// Follows an initializer whose decoder is the whole value.
  func follow(_ node: InitializerDeclSyntax) {
    guard let parameter = node.signature.parameterClause.parameters.first else { return }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    held[name] = .decoder(node: 0)
    if let body = node.body { follow(body.statements) }
  }

  /// Follows an `init(rawValue:)`, whose parameter is the whole value.
  func follow(_ node: InitializerDeclSyntax, rawValue type: TypeReference) {
    guard let parameter = node.signature.parameterClause.parameters.first else { return }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    var whole = read(0, .whole)
    whole.type = type
    held[name] = note(whole)
    if let body = node.body { follow(body.statements) }
  }

  /// The steps that `body` appends, apart from those before.
  func block(_ body: () -> Void) -> [Step] {
    let outer = steps
    steps = []
    body()
    let inner = steps
    steps = outer
    return inner
  }

  /// The value that stands at a place, which is the same however often it is opened.
  func child(of node: Int, at place: ReadPlace) -> Int {
    let key = World.Place(node: node, place: place)
    if let known = nodes[key] { return known }
    let new = nodeCount
    nodeCount += 1
    nodes[key] = new
    return new
  }

  /// The place of the next element of an array.
  func nextPosition(of node: Int) -> ReadPlace {
    guard loopDepth == 0 else { return .rest }
    let position = positions[node, default: 0]
    positions[node] = position + 1
    return .position(position)
  }

  /// Notes a read.
  @discardableResult
  func note(_ read: Read) -> Held {
    reads.append(read)
    touched.append(reads.count - 1)
    steps.append(.read(reads.count - 1))
    return .read(reads.count - 1)
  }

  /// A read at a place, with nothing else said yet.
  func read(_ node: Int, _ place: ReadPlace) -> Read {
    var read = Read(node: node, place: place, statement: statement, file: scope.file)
    read.target = target
    return read
  }

  /// Notes what a refusal asks of values that were looked at: bounds, or something that cannot be
  /// told.
  ///
  /// - Parameter isWanted: Whether the condition has to hold for the values to be accepted.
  func doubt(
    _ looks: ArraySlice<Int>,
    _ condition: Condition,
    isWanted: Bool = true,
    _ refusal: [Step],
    at place: Syntax
  ) {
    guard Self.mayFail(refusal), condition.isUndecided else { return }
    let isLast: Bool = if case .fail? = refusal.last { true } else { false }
    if let bounds = condition.bounds(whereItHolds: isWanted), bounds.allSatisfy(isSayable),
      isLast || bounds.allSatisfy(\.isFilled)
    {
      for bound in bounds { reads[bound.read].bounds.append(bound) }
      return
    }
    guard isLast else { return }
    let looked = Set(looks).sorted()
    let open = looked.filter { reads[$0].child == nil && !reads[$0].isAssumed }
    guard looked.isEmpty || !open.isEmpty else { return }
    for index in open { reads[index].isAssumed = true }
    puzzles.append((place, scope.file, "which values are accepted here cannot be told"))
  }

  /// Whether a refusal stands at the end of some steps, or of the last choice among them.
  private static func mayFail(_ steps: [Step]) -> Bool {
    switch steps.last {
    case .fail?: true
    case .choice(_, _, let otherwise)?: mayFail(otherwise)
    default: false
    }
  }

  private func isSayable(_ bound: ReadBound) -> Bool {
    let read = reads[bound.read]
    return read.isOpen && read.type.map { bound.isSayable(of: $0.unwrapped) } ?? false
  }

  /// Notes that values which were looked at may be refused, in a way that cannot be told.
  func doubt(_ looks: some Sequence<Int>, _ message: String) {
    let open = Set(looks).sorted().filter { reads[$0].isOpen }
    guard !open.isEmpty else { return }
    for index in open { reads[index].isAssumed = true }
    puzzle(message)
  }

  /// Notes that something about JSON was not understood.
  func puzzle(_ message: String) {
    puzzles.append((statement, scope.file, message))
  }
}
