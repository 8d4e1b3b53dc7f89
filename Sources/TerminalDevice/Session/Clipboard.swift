import Foundation

/// Copies text to the clipboard of the terminal's machine, even over a remote connection (OSC 52).
package enum Clipboard {
  /// Some terminals ignore longer text.
  static let longestText = 74_994

  /// Returns the sequence that copies `text`; nil if it is too long.
  package static func copy(_ text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= longestText else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{7}".utf8)
  }
}
