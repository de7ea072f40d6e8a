/// The arithmetic under every stream: a 64-bit mixer, a hash over bytes, and a fold of words.
///
/// All of it is integer arithmetic modulo 2⁶⁴, so it gives the same numbers on every machine. It is
/// algorithm 1 of the determinism contract and never changes; another one would be algorithm 2.
///
/// Source: the mixer is the finalizer of SplitMix64 (Steele, Lea, Flood, "Fast Splittable
/// Pseudorandom Number Generators", 2014).
package enum StreamMixer {
  /// The number of the algorithm, which every key begins with.
  package static let algorithm: UInt64 = 1

  /// 2⁶⁴ divided by the golden ratio: the step of a stream.
  package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A permutation of the 64-bit words in which every bit depends on every bit.
  @inline(__always)
  package static func mix(_ word: UInt64) -> UInt64 {
    var mixed = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A key with one word more in it; the order of the words matters.
  @inline(__always)
  package static func fold(_ key: UInt64, _ word: UInt64) -> UInt64 {
    mix((key &+ step) ^ word)
  }

  /// The hash of a component of a path: its length, then its bytes in little-endian words of
  /// eight, the last one filled with zeros.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
    var state = fold(0, UInt64(bytes.count))
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        state = fold(state, word)
        (word, shift) = (0, 0)
      }
    }
    return shift == 0 ? state : fold(state, word)
  }

  /// The hash of a text's UTF-8.
  package static func hash(_ text: String) -> UInt64 { hash(text.utf8) }
}
