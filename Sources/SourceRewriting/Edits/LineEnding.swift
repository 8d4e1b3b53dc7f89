/// The line ending that most lines of a file have.
package enum LineEnding: String, Sendable {
  case lf = "\n"
  case crlf = "\r\n"

  package init(of bytes: [UInt8]) {
    var feeds = 0
    var pairs = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A {
        feeds += 1
        if previous == 0x0D { pairs += 1 }
      }
      previous = byte
    }
    self = pairs * 2 > feeds ? .crlf : .lf
  }

  /// Converts a generated text, with line feeds, to this line ending.
  package func converted(_ text: String) -> String {
    guard self == .crlf, text.utf8.contains(0x0A) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
