import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  @inline(__always)
  mutating func readString(_ node: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if isLoud { doubtText(node) }
    return true
  }

  mutating func readBool(_ node: Int, _ rule: Int) -> Bool {
    entries[node].kind == .bool || failKind(node, rule)
  }

  mutating func readCharacter(_ node: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    let text = string(node)
    if text.count == 1 { return true }
    guard isLoud else { return false }
    return fail(
      .wrongType,
      node,
      "\(subject(node)) is a Character: found \(found(node)), \(text.count) of them"
    )
  }

  /// Reads every value below, as a type does that holds any JSON.
  mutating func readAnything(_ node: Int, _ readsRepetitions: Bool) -> Bool {
    let skipped = readsRepetitions ? [] : repeatedKeys(in: node)
    var isReadable = true
    var index = node
    let end = entries[node].next
    while index < end {
      if skipped.contains(index) {
        index = entries[index + 1].next
        continue
      }
      switch entries[index].kind {
      case .string: isReadable = isSound(index) && isReadable
      case .number: isReadable = readAnyNumber(index) && isReadable
      default: break
      }
      index += 1
    }
    return isReadable
  }

  /// The keys below a node that their objects have already.
  private func repeatedKeys(in node: Int) -> Set<Int> {
    guard mayRepeatKeys(node) else { return [] }
    let starts = Set(
      text.faults(in: range(node)).filter { $0.kind == .duplicateKey }
        .map { $0.range.lowerBound - text.offset }
    )
    return Set((node..<entries[node].next).filter { starts.contains(entries[$0].start) })
  }

  private mutating func readAnyNumber(_ node: Int) -> Bool {
    guard isSound(node) else { return false }
    if isShortNumber(node) || foundation.reads(slice(node), as: .double)
      || foundation.reads(slice(node), as: .int)
    {
      return true
    }
    guard isLoud else { return false }
    return fail(
      .outOfRange,
      node,
      "\(subject(node)) is beyond any number type: found \(found(node))"
    )
  }

  mutating func readUUID(_ node: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if isPlain(node), case .canonical = UUIDText.read(bytes.span.extracting(content(node))) {
      return true
    }
    let text = string(node)
    if case .canonical = UUIDText.read(text) { return true }
    guard foundation.readsUUID(text) else {
      guard isLoud else { return false }
      return fail(
        .malformedUUID,
        node,
        "\(subject(node)) is a UUID, as in \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\": found \(found(node))"
      )
    }
    if !isPlainUUID(text) {
      doubt(.doubtfulText, node, "\(subject(node)) is read as a UUID, and is none: \(found(node))")
    }
    return true
  }

  /// Whether a text is a UUID in digits of either case.
  private func isPlainUUID(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == 0x2D : byte.isHexadecimalDigit
      }
  }

  mutating func readBase64(_ node: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if isPlain(node), case .canonical = Base64.read(bytes.span.extracting(content(node))) {
      return true
    }
    let text = string(node)
    if case .canonical = Base64.read(text) { return true }
    guard foundation.readsBase64(text) else {
      guard isLoud else { return false }
      return fail(
        .malformedBase64,
        node,
        "\(subject(node)) is Data in Base64: found \(found(node))\(base64Reason(text))"
      )
    }
    doubt(
      .doubtfulText,
      node,
      "\(subject(node)) is read as Base64, but no encoder writes \(found(node))"
    )
    return true
  }

  private func base64Reason(_ text: String) -> String {
    guard case .rejected(let fault, _) = Base64.read(text) else { return "" }
    return switch fault {
    case .character: ", which has a character of no Base64"
    case .whitespace: ", which has white space in it"
    case .urlAlphabet: ", in the alphabet of URLs; write '+' for '-' and '/' for '_'"
    case .misplacedPadding: ", which has '=' in its middle"
    case .length: ", whose last group of four is not complete"
    }
  }

  mutating func readFoundation(_ node: Int, _ type: FoundationType, _ coding: Int) -> Bool {
    if entries[node].kind == .invalid || isBrokenInside(node) { return true }
    guard let reason = foundation.fault(slice(node), as: type, coding: coding) else { return true }
    let rule = program.rules.firstIndex {
      if case .foundation(let other, coding) = $0 { return other == type }
      return false
    }
    reportedNodes.append(node)
    if let rule, entries[node].kind == .null { return failKind(node, rule) }
    let expected = rule.map { expectation($0) } ?? "of a type of Foundation"
    guard isLoud else { return false }
    return fail(
      .unreadableValue,
      node,
      "\(subject(node)) is \(expected): found \(found(node)) (\(reason))"
    )
  }

  mutating func readRawEnum(_ node: Int, _ index: Int) -> Bool {
    let rule = program.rawEnums[index].value
    let isText = program.rawEnums[index].type == .string
    if isText, entries[node].kind == .string {
      guard isSound(node) else { return false }
      if program.rawEnums[index].known.contains(string(node)) { return true }
      return program.rawEnums[index].acceptsUnknown
        ? replaceCase(node, index) : failCase(node, index)
    }
    guard entries[node].kind == (isText ? .string : .number) else {
      return failCaseKind(node, index, rule)
    }
    guard read(node, rule) else { return false }
    if isKnownNumber(node, index) { return true }
    return program.rawEnums[index].acceptsUnknown
      ? replaceCase(node, index) : failCase(node, index)
  }

  private func isKnownNumber(_ node: Int, _ index: Int) -> Bool {
    let spelling = String(decoding: slice(node), as: UTF8.self)
    if program.rawEnums[index].integers.contains(spelling) { return true }
    guard let value = foundation.double(slice(node)) else { return false }
    if program.rawEnums[index].type == .float {
      return program.rawEnums[index].numbers.contains { Float($0) == Float(value) }
    }
    return program.rawEnums[index].numbers.contains(value)
  }

  private mutating func replaceCase(_ node: Int, _ index: Int) -> Bool {
    doubt(
      .replacedValue,
      node,
      "\(subject(node)) is \(found(node)), which is no raw value of \(program.rawEnums[index].name): "
        + "it is read as its case for unknown values"
    )
    return true
  }
}
