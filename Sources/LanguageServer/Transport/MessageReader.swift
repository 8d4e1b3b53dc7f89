/// Splits a stream of bytes into messages: a header with a `Content-Length`, an empty line, the
/// content.
///
/// If a header cannot be parsed, its message is lost; the reader continues at the next
/// `Content-Length`.
package struct MessageReader {
  package enum Part: Hashable, Sendable {
    /// The content of a message.
    case message([UInt8])
    /// The error found where a header was expected.
    case brokenHeader(String)
  }

  /// Longer than any header, and than any message, that an editor sends.
  private static let longestHeader = 4096
  private static let longestMessage = 256 << 20

  private var buffer: [UInt8] = []
  private var position = 0
  /// Whether the reader has to search for the next header.
  private var isLost = false

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    buffer += bytes
  }

  /// The next message or error; `nil` if more bytes are needed.
  package mutating func next() -> Part? {
    if isLost, !findHeader() { return nil }
    guard let end = endOfHeader() else {
      guard buffer.count - position > Self.longestHeader else { return nil }
      return lose("A header has no end.")
    }
    let header = String(decoding: buffer[position..<end.lowerBound], as: UTF8.self)
    guard let length = Self.length(header) else {
      return lose("A header has no Content-Length that can be read.")
    }
    guard length <= Self.longestMessage else { return lose("A message is too long.") }
    guard buffer.count - end.upperBound >= length else { return nil }
    let content = Array(buffer[end.upperBound..<(end.upperBound + length)])
    position = end.upperBound + length
    return .message(content)
  }

  private mutating func lose(_ reason: String) -> Part {
    isLost = true
    position += 1
    return .brokenHeader(reason)
  }

  private static let name = Array("content-length:".utf8)

  private mutating func findHeader() -> Bool {
    while position + Self.name.count <= buffer.count {
      let isHere = Self.name.indices.allSatisfy {
        let byte = buffer[position + $0]
        return (65...90).contains(byte) ? byte + 32 == Self.name[$0] : byte == Self.name[$0]
      }
      if isHere {
        isLost = false
        return true
      }
      position += 1
    }
    return false
  }

  /// The empty line after a header.
  private func endOfHeader() -> Range<Int>? {
    var index = position
    while index < min(buffer.count, position + Self.longestHeader) {
      if buffer[index] == 10 {
        if index + 1 < buffer.count, buffer[index + 1] == 10 { return index..<(index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 13, buffer[index + 2] == 10 {
          return index..<(index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  private static func length(_ header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}
