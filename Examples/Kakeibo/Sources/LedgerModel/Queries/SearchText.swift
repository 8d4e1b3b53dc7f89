import Foundation

/// Texts as a search sees them: without case, width, accents, and the two kinds of kana.
///
/// `Café`, `ＣＡＦＥ` and `cafe` are one; so are `ラーメン`, `ﾗｰﾒﾝ` and `らーめん`. The marks that make ガ
/// of カ are no accents: those are other letters.
enum SearchText {
  /// What is compared of a text.
  static func key(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var letters = String.UnicodeScalarView()
    // "№" is taken apart into capitals.
    for scalar in lower.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F: continue
      case 0xDF: letters.append(contentsOf: "ss".unicodeScalars)
      case 0x3041...0x3096: letters.append(Unicode.Scalar(scalar.value + 0x60) ?? scalar)
      default: letters.append(scalar)
      }
    }
    return String(letters).precomposedStringWithCanonicalMapping
  }
}
