import Dispatch
import Foundation

/// Runs work on a thread whose stack holds the deepest source that is parsed.
///
/// A task of Swift concurrency has half a megabyte, which deep nesting would overrun.
enum LargeStack {
  /// In bytes.
  private static let size = 64 << 20
  private static let slot = "stubgen.swift-reader.result"

  /// The result of `work`, once it is there.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      Thread.current.threadDictionary[slot] = work()
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    end.wait()
    // The thread has written its slot before the signal, and writes nothing after it.
    return thread.threadDictionary[slot] as? Result ?? work()
  }
}
