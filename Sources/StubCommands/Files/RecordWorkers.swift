import Dispatch

/// Makes parts of a text on several threads, and hands them on in order.
struct RecordWorkers {
  /// How many records the first parts have; fewer are not worth a second thread.
  static let firstPartSize = 256
  /// How many bytes a part is to have: enough to be worth the way, few enough to be held.
  private static let partLength = 1 << 16
  /// How many records a part has at most.
  private static let largestPartSize = 4096

  /// How many threads there are.
  let jobs: Int

  /// Writes the records of `range` to `sink`.
  ///
  /// There are rounds: in each, every thread makes one part; then the parts are handed on in order.
  /// No more than one part for each thread is held. How long the records were decides how many the
  /// parts of the next round have.
  ///
  /// - Throws: What the first part that failed threw.
  func write(
    _ range: Range<Int>,
    as text: some RecordText,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    var start = range.lowerBound
    var size = Self.firstPartSize
    while start < range.upperBound {
      let parts = parts(of: size, from: start, before: range.upperBound)
      var length = 0
      for part in make(parts, of: text) {
        let bytes = try part.get()
        length += bytes.count
        try sink(bytes)
      }
      let end = parts.last?.upperBound ?? range.upperBound
      let lengthOfRecord = length / max(end - start, 1)
      size = min(max(Self.partLength / max(lengthOfRecord, 1), 1), Self.largestPartSize)
      start = end
    }
  }

  private func parts(of size: Int, from start: Int, before end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = start
    while start < end, parts.count < jobs {
      let next = end - start <= size ? end : start + size
      parts.append(start..<next)
      start = next
    }
    return parts
  }

  private func make(
    _ parts: [Range<Int>],
    of text: some RecordText
  ) -> [Result<[UInt8], any Error>] {
    var results = parts.map { _ in Result<[UInt8], any Error>.success([]) }
    results.withUnsafeMutableBufferPointer { buffer in
      let slots = Slots(address: UInt(bitPattern: buffer.baseAddress))
      DispatchQueue.concurrentPerform(iterations: parts.count) { index in
        slots.set(
          Result {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(Self.partLength + Self.partLength / 4)
            try text.append(parts[index], to: &bytes) { _ in }
            return bytes
          },
          at: index
        )
      }
    }
    return results
  }

  /// The elements of an array that threads set, each an element of its own.
  ///
  /// It is safe because the array's memory outlives the threads, no two of them set the same
  /// element, and nobody looks at one before all threads have ended.
  private struct Slots: Sendable {
    let address: UInt

    func set(_ result: Result<[UInt8], any Error>, at index: Int) {
      UnsafeMutablePointer<Result<[UInt8], any Error>>(bitPattern: address)?[index] = result
    }
  }
}
