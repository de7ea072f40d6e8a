import Foundation

/// What was done to models and contexts, in its order. No part of SwiftData.
public enum Recording {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [String] = []

  static func add(_ entry: String) { lock.withLock { entries.append(entry) } }

  /// What was recorded since this was asked for the last time.
  public static func take() -> [String] {
    lock.withLock {
      defer { entries = [] }
      return entries
    }
  }
}
