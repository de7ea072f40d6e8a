/// The difference between two texts as `diff -u` writes it.
package struct UnifiedDiff {
  private let old: [UInt8]
  private let patches: [Patch]
  /// Where each line of the old text begins, and its end.
  private let starts: [Int]

  /// How many unchanged lines are shown around what changed.
  private static let context = 3

  /// The difference that patches make to a text.
  ///
  /// - Parameter patches: Ascending, none touching another.
  package init(of old: [UInt8], patches: [Patch]) {
    self.old = old
    self.patches = patches
    var starts = [0]
    for (index, byte) in old.enumerated() where byte == 0x0A { starts.append(index + 1) }
    if starts[starts.count - 1] != old.count { starts.append(old.count) }
    self.starts = starts
  }

  /// The text of the difference, with `path` as the name of both texts; empty where there is none.
  ///
  /// - Complexity: O(*n*) in the bytes of both texts.
  package func text(path: String) -> [UInt8] {
    let blocks = blocks()
    guard !blocks.isEmpty else { return [] }
    var text = Array("--- \(path)\n+++ \(path)\n".utf8)
    var shift = 0
    for hunk in hunks(blocks) {
      text += written(hunk, shift)
      for block in hunk { shift += block.new.count - block.old.count }
    }
    return text
  }

  private var lineCount: Int { starts.count - 1 }

  // MARK: Blocks

  /// Lines that are replaced by others.
  private struct Block {
    /// The lines of the old text, counted from 0.
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private func blocks() -> [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < patches.count {
      let first = line(of: patches[index].range.lowerBound)
      var end = line(of: patches[index].range.upperBound) + 1
      var next = index + 1
      while next < patches.count, line(of: patches[next].range.lowerBound) < end {
        end = max(end, line(of: patches[next].range.upperBound) + 1)
        next += 1
      }
      let lines = first..<min(max(end, first), lineCount)
      if let block = trimmed(lines, patches[index..<next]) {
        if let last = blocks.last, last.old.upperBound == block.old.lowerBound {
          let joined = last.old.lowerBound..<block.old.upperBound
          blocks[blocks.count - 1] = Block(old: joined, new: last.new + block.new)
        } else {
          blocks.append(block)
        }
      }
      index = next
    }
    return blocks
  }

  /// A block without the lines at its ends that stay; nil where all of them stay.
  private func trimmed(_ lines: Range<Int>, _ patches: ArraySlice<Patch>) -> Block? {
    var text: [UInt8] = []
    var place = starts[lines.lowerBound]
    for patch in patches {
      text += old[place..<patch.range.lowerBound]
      text += patch.replacement
      place = patch.range.upperBound
    }
    text += old[place..<max(place, starts[lines.upperBound])]
    var new = Self.lines(of: text)[...]
    var range = lines
    while let line = new.first, !range.isEmpty, line == oldLine(range.lowerBound) {
      new.removeFirst()
      range = range.lowerBound + 1..<range.upperBound
    }
    while let line = new.last, !range.isEmpty, line == oldLine(range.upperBound - 1) {
      new.removeLast()
      range = range.lowerBound..<range.upperBound - 1
    }
    return new.isEmpty && range.isEmpty ? nil : Block(old: range, new: Array(new))
  }

  /// The line of a byte; the number of lines behind the last line end.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let isBehindLast = old.last != 0x0A && offset == old.count && lineCount > 0
    return isBehindLast ? lineCount - 1 : low - 1
  }

  private func oldLine(_ line: Int) -> ArraySlice<UInt8> { old[starts[line]..<starts[line + 1]] }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  // MARK: Hunks

  /// The blocks, those together that share lines around them.
  private func hunks(_ blocks: [Block]) -> [[Block]] {
    var hunks: [[Block]] = []
    for block in blocks {
      let end = hunks.last?.last?.old.upperBound
      if let end, block.old.lowerBound - end <= 2 * Self.context {
        hunks[hunks.count - 1].append(block)
      } else {
        hunks.append([block])
      }
    }
    return hunks
  }

  private func written(_ hunk: [Block], _ shift: Int) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(lineCount, last.old.upperBound + Self.context)
    let growth = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let head =
      "@@ -\(Self.range(start, end - start)) +\(Self.range(start + shift, end - start + growth)) @@\n"
    var text = Array(head.utf8)
    var line = start
    for block in hunk {
      for index in line..<block.old.lowerBound { append(oldLine(index), " ", to: &text) }
      for index in block.old { append(oldLine(index), "-", to: &text) }
      for new in block.new { append(new, "+", to: &text) }
      line = block.old.upperBound
    }
    for index in line..<end { append(oldLine(index), " ", to: &text) }
    return text
  }

  /// A range of lines as it stands in the head of a hunk; one without lines is named by the line
  /// before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }

  private func append(_ line: ArraySlice<UInt8>, _ mark: String, to text: inout [UInt8]) {
    text += mark.utf8
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
}
