import Foundation

/// Puts text into the clipboard of the terminal's machine, however far away it is (OSC 52).
enum Clipboard {
  /// Some terminals ignore anything longer.
  static let longestText = 74_994

  /// The sequence that copies `text`; nil when it is too long to be taken.
  static func copy(_ text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= longestText else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{7}".utf8)
  }
}
