import Foundation

/// Reads a `.strings` table: `"key" = "text";` with comments.
enum StringsFile {
  static func read(_ data: Data) -> [String: LocalizedEntry] {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let strings = list as? [String: String]
    {
      return strings.mapValues { LocalizedEntry(format: $0) }
    }
    return parse(text(of: data)).mapValues { LocalizedEntry(format: $0) }
  }

  private static func text(of data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Parses a table; unreadable input is skipped up to the next semicolon.
  static func parse(_ text: String) -> [String: String] {
    var reader = Reader(Array(text))
    var result: [String: String] = [:]
    while !reader.isAtEnd {
      if let key = reader.token(), reader.take("="), let value = reader.token() {
        result[key] = value
      }
      reader.skip(past: ";")
    }
    return result
  }

  private struct Reader {
    private let text: [Character]
    private var index = 0

    init(_ text: [Character]) {
      self.text = text
      skipSpace()
    }

    var isAtEnd: Bool { index >= text.count }

    private mutating func skipSpace() {
      while index < text.count {
        if text[index].isWhitespace {
          index += 1
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
          while index < text.count, !text[index].isNewline { index += 1 }
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
          index += 2
          while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") {
            index += 1
          }
          index += 2
        } else {
          return
        }
      }
    }

    mutating func take(_ character: Character) -> Bool {
      guard index < text.count, text[index] == character else { return false }
      index += 1
      skipSpace()
      return true
    }

    mutating func skip(past character: Character) {
      while index < text.count, text[index] != character { index += 1 }
      index += 1
      skipSpace()
    }

    mutating func token() -> String? {
      guard index < text.count else { return nil }
      defer { skipSpace() }
      guard text[index] == "\"" else {
        let start = index
        while index < text.count,
          text[index].isLetter || text[index].isNumber || "_.-".contains(text[index])
        {
          index += 1
        }
        return start == index ? nil : String(text[start..<index])
      }
      index += 1
      var result = ""
      while index < text.count, text[index] != "\"" {
        if text[index] == "\\" {
          index += 1
          result += escape()
        } else {
          result.append(text[index])
          index += 1
        }
      }
      index += 1
      return result
    }

    /// Returns the number written by four hexadecimal digits.
    private func codeUnit(at start: Int) -> UInt16? {
      guard start + 4 <= text.count else { return nil }
      let digits = text[start..<(start + 4)]
      return digits.allSatisfy(\.isHexDigit) ? UInt16(String(digits), radix: 16) : nil
    }

    private mutating func escape() -> String {
      guard index < text.count else { return "" }
      defer { index += 1 }
      switch text[index] {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        guard let unit = codeUnit(at: index + 1) else { return "" }
        index += 4
        // Characters beyond 16 bits are written as surrogate pairs.
        guard UTF16.isLeadSurrogate(unit), index + 2 < text.count, text[index + 1] == "\\",
          "Uu".contains(text[index + 2]), let second = codeUnit(at: index + 3),
          UTF16.isTrailSurrogate(second)
        else { return String(decoding: [unit], as: UTF16.self) }
        index += 6
        return String(decoding: [unit, second], as: UTF16.self)
      default: return String(text[index])
      }
    }
  }
}
