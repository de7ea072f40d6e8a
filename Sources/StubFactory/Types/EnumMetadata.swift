/// What the runtime knows of an enum's cases.
///
/// Swift keeps the number and the names of an enum's cases in its type metadata, whose layout the
/// stable ABI fixes (`swift/docs/ABI/TypeMetadata.rst`, `include/swift/RemoteInspection/Records.h`).
/// Nothing else names the cases of an enum that is not `CaseIterable`.
struct EnumMetadata {
  /// The names of the cases: those with payloads first, each group in the order of the source.
  let caseNames: [String]
  /// How many cases have a payload.
  let payloadCount: Int

  /// How many cases are read at most.
  private static let caseLimit = 1024

  /// Whether a type is an enum other than `Optional`, whether or not its cases can be read.
  static func describes(_ type: Any.Type) -> Bool {
    kind(of: type) == 0x201
  }

  /// The metadata of an enum; nil for other types and where the program was built without.
  init?(_ type: Any.Type) {
    #if _ptrauth(_arm64e)
      return nil  // Pointers in metadata are signed there.
    #else
      guard Self.describes(type) else { return nil }
      // A metatype is a pointer to the type's metadata; that of an enum begins with its kind and a
      // pointer to its descriptor, which lives as long as the program.
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UnsafeRawPointer>.size
      let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
      guard descriptor.load(as: UInt32.self) & 0x1F == 18 else { return nil }
      let payloads = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
      let empty = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
      guard payloads + empty <= Self.caseLimit,
        let fields = Self.target(of: descriptor + 16),
        let names = Self.names(in: fields), names.count == payloads + empty
      else { return nil }
      caseNames = names
      payloadCount = payloads
    #endif
  }

  /// Every value of an enum without payloads, in the order of the source.
  ///
  /// Such an enum of up to 256 cases is a byte that counts them; nil for one of another layout,
  /// such as those that Objective-C or C declares.
  func values<Enum>(of type: Enum.Type) -> [Enum]? {
    guard payloadCount == 0, caseNames.count <= 256 else { return nil }
    switch (MemoryLayout<Enum>.size, caseNames.count) {
    case (0, 1): return [unsafeBitCast((), to: Enum.self)]
    case (1, 2...): return caseNames.indices.map { unsafeBitCast(UInt8($0), to: Enum.self) }
    default: return nil
    }
  }

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  /// What a relative pointer, a distance from where it stands itself, points to.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(pointer.load(as: Int32.self))
    return distance == 0 ? nil : pointer + distance
  }

  private static func names(in fields: UnsafeRawPointer) -> [String]? {
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard size >= 12, count <= caseLimit else { return nil }
    var names: [String] = []
    for index in 0..<count {
      guard let name = target(of: fields + 16 + index * size + 8) else { return nil }
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }
}
