import Foundation

extension FileHandle {
  /// The next bytes, as soon as there are some, at most so many; none at the end.
  ///
  /// `read(upToCount:)` waits until a pipe has given all that was asked for.
  ///
  /// - Throws: Why the system could not read, as a `POSIXError`.
  func nextBytes(atMost limit: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var result = readOnce(fileDescriptor, buffer)
      while result < 0, errno == EINTR { result = readOnce(fileDescriptor, buffer) }
      guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      count = result
    }
  }
}

/// What is there to read, in the words of the system.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
