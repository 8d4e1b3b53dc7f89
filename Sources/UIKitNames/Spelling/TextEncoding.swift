import Foundation

/// A text encoding by its name, such as "ISO8859-1", through the system's converter: older
/// dictionaries are not in UTF-8.
struct TextEncoding {
  private let name: String?

  /// Nil if the system does not know the encoding.
  init?(_ name: String) {
    if name == "UTF-8" {
      self.name = nil
    } else {
      // Hunspell's name for Windows encodings.
      let name = name.replacing("microsoft-cp", with: "CP")
      guard Self.convert([], from: "UTF-8", to: name) != nil else { return nil }
      self.name = name
    }
  }

  /// The text in this encoding, zero-terminated; nil if the encoding lacks one of its characters.
  func bytes(_ text: String) -> [CChar]? {
    guard let name else { return Array(text.utf8CString) }
    return Self.convert(Array(text.utf8CString), from: "UTF-8", to: name)
  }

  /// The text of a C string in this encoding.
  func text(_ string: UnsafePointer<CChar>) -> String? {
    text(Data(bytes: string, count: strlen(string)))
  }

  /// The text of bytes in this encoding; nil if they are invalid.
  func text(_ data: Data) -> String? {
    guard let name else { return String(validating: data, as: UTF8.self) }
    return Self.convert(data.map(CChar.init(bitPattern:)), from: name, to: "UTF-8").flatMap {
      String(validating: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  private static func convert(_ bytes: [CChar], from source: String, to target: String) -> [CChar]?
  {
    guard let converter = iconv_open(target, source), Int(bitPattern: converter) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = bytes
    // No character of these encodings takes more than four bytes.
    var output = [CChar](repeating: 0, count: bytes.count * 4)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output -> Int? in
        var (source, left) = (input.baseAddress, input.count)
        var (target, room) = (output.baseAddress, output.count)
        let answer = iconv(converter, &source, &left, &target, &room)
        return answer == -1 ? nil : output.count - room
      }
    }
    return written.map { Array(output.prefix($0)) }
  }
}
