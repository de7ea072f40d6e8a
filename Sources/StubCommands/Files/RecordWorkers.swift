import Dispatch

/// Makes parts of a text on several threads, and hands them on in order.
struct RecordWorkers {
  /// How many records a thread makes at a time: enough to be worth the way, few enough to be held.
  static let partSize = 512

  /// How many threads there are.
  let jobs: Int

  /// Writes the records of `range` to `sink`.
  ///
  /// There are rounds: in each, every thread makes one part; then the parts are handed on in order.
  /// No more than one part for each thread is held.
  ///
  /// - Throws: What the first part that failed threw.
  func write(
    _ range: Range<Int>,
    as text: some RecordText,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    var start = range.lowerBound
    while start < range.upperBound {
      let parts = parts(from: start, before: range.upperBound)
      for part in make(parts, of: text) { try sink(try part.get()) }
      start = parts.last?.upperBound ?? range.upperBound
    }
  }

  private func parts(from start: Int, before end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = start
    while start < end, parts.count < jobs {
      let next = end - start <= Self.partSize ? end : start + Self.partSize
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
