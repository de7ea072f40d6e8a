/// Makes a document smaller as long as it shows the same disagreement.
enum DocumentReducer {
  /// The smallest document that was found for which `fails` is true.
  static func reduce(_ document: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
    var current = document
    var length = max(1, current.count / 2)
    var attempts = 0
    while length >= 1, attempts < 4_000 {
      var start = 0
      var isSmaller = false
      while start < current.count, attempts < 4_000 {
        attempts += 1
        var candidate = current
        candidate.removeSubrange(start..<min(current.count, start + length))
        if candidate.count < current.count, fails(candidate) {
          current = candidate
          isSmaller = true
        } else {
          start += length
        }
      }
      if !isSmaller { length /= 2 }
    }
    return current
  }
}
