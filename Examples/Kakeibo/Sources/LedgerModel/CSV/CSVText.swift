import Foundation

/// Finds out how a text is encoded.
enum CSVText {
  /// The text without a byte order mark, and its encoding; nil for what is no text.
  static func decode(_ data: Data) -> (text: String, encoding: String.Encoding)? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      // UTF-16 comes in units of two bytes, and a half is none.
      guard data.count.isMultiple(of: 2) else { return nil }
      return String(data: data, encoding: .utf16).map { ($0, .utf16) }
    }
    let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    // Nothing that people wrote has a zero byte; pictures and archives have.
    guard !body.contains(0) else { return nil }
    if let text = String(validating: body, as: UTF8.self) { return (text, .utf8) }
    let guesses: [String.Encoding] =
      isJapanese(body) ? [.shiftJIS, .windowsCP1252] : [.windowsCP1252, .shiftJIS]
    for encoding in guesses {
      if let text = String(data: body, encoding: encoding) { return (text, encoding) }
    }
    return nil
  }

  /// Whether bytes look like Shift-JIS rather than like a language of Western Europe.
  ///
  /// Many Western texts are valid Shift-JIS: `él` is a rare Chinese character there. But kana and
  /// common characters begin with bytes that the West uses for little but quotes, and half-width
  /// kana stand side by side, whereas accented letters stand among plain ones.
  private static func isJapanese(_ data: Data) -> Bool {
    var japanese = 0
    var western = 0
    var bytes = data[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case ..<0x80: continue
      case 0x81...0x9F, 0xE0...0xFC:
        guard let second = bytes.first, (0x40...0xFC).contains(second), second != 0x7F else {
          western += 1
          continue
        }
        if byte <= 0x9F { japanese += 1 } else { western += 1 }
        bytes = bytes.dropFirst()
      case 0xA1...0xDF:
        guard let second = bytes.first, (0xA1...0xDF).contains(second) else {
          western += 1
          continue
        }
        japanese += 1
        bytes = bytes.drop { (0xA1...0xDF).contains($0) }
      default: western += 1
      }
    }
    return japanese > western
  }
}
