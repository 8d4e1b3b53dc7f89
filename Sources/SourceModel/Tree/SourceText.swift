/// The bytes of a file and the starts of its lines.
package final class SourceText: Sendable {
  package let bytes: [UInt8]
  /// The offset at which each line begins.
  private let lineStarts: [UInt32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        // A lone carriage return also ends a line; one before a line feed does not.
        if byte == 10 || byte == 13 && !(index < bytes.count && bytes[index] == 10) {
          starts.append(UInt32(index))
        }
      }
    }
    lineStarts = starts
  }

  package convenience init(_ text: String) { self.init(Array(text.utf8)) }

  package var count: Int { bytes.count }
  package var lineCount: Int { lineStarts.count }
  package var range: SourceRange { SourceRange(0, bytes.count) }

  /// The text of a range of bytes; invalid UTF-8 is replaced.
  package subscript(range: SourceRange) -> String {
    String(decoding: bytes[clamped(range)], as: UTF8.self)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    return SourcePosition(line: line + 1, column: offset - Int(lineStarts[line]) + 1)
  }

  /// The number of the line that contains an offset, starting at one.
  package func line(of offset: Int) -> Int { lineIndex(of: offset) + 1 }

  /// A line without its line ending, by its number starting at one; `nil` if there is none.
  package func rangeOfLine(_ line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return SourceRange(start, end)
  }

  /// A line with its line ending, by its number starting at one.
  package func rangeOfWholeLine(_ line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    return SourceRange(
      Int(lineStarts[line - 1]), line < lineStarts.count ? Int(lineStarts[line]) : bytes.count)
  }

  /// The offset of a position; `nil` if the file has no such line.
  package func offset(line: Int, column: Int = 1) -> Int? {
    guard let range = rangeOfLine(line) else { return nil }
    return min(range.start + max(0, column - 1), range.end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func clamped(_ range: SourceRange) -> Range<Int> {
    let start = min(max(0, range.start), bytes.count)
    return start..<min(max(start, range.end), bytes.count)
  }
}
