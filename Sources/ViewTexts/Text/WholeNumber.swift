import Foundation
import Locking

/// Integers in texts, grouped as in the user's region.
///
/// Those below a thousand are cached: formatting one takes longer than all other work for a text
/// with a number in it, and counts, ages and the like are shown repeatedly.
enum WholeNumber {
  static func text<I: BinaryInteger>(_ value: I, _ locale: Locale) -> String {
    guard let small = Int(exactly: value), 0..<1_000 ~= small else {
      return formatted(value, locale)
    }
    if let text = kept.withLock({ $0.text(small, locale) }) { return text }
    let text = formatted(small, locale)
    kept.withLock { $0.keep(text, small, locale) }
    return text
  }

  private static func formatted<I: BinaryInteger>(_ value: I, _ locale: Locale) -> String {
    value.formatted(IntegerFormatStyle<I>().locale(locale))
  }

  private static let kept = Mutex(Kept())

  /// The cache for the most recent locale: a program rarely shows two at a time.
  private struct Kept {
    var locale: Locale?
    var texts: [Int: String] = [:]

    func text(_ value: Int, _ locale: Locale) -> String? {
      isLocale(locale) ? texts[value] : nil
    }

    /// Nearly always it is the identical locale: comparing their contents took a fifth of all work
    /// for a text with a number.
    private func isLocale(_ other: Locale) -> Bool {
      guard let locale else { return false }
      let isIdentical = withUnsafeBytes(of: locale) { bytes in
        withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
      }
      return isIdentical || locale == other
    }

    mutating func keep(_ text: String, _ value: Int, _ locale: Locale) {
      if !isLocale(locale) { (self.locale, texts) = (locale, [:]) }
      texts[value] = text
    }
  }
}
