import Foundation

/// A number as typed, perhaps with a decimal separator other than the locale's.
enum TypedNumber {
  /// Returns the text with the locale's decimal separator where the typed one cannot be a grouping
  /// separator: `12,50` in English is twelve and a half, while `1,250` is one thousand two hundred
  /// and fifty, and so is `1.250` in German.
  static func read(_ text: String, in locale: Locale) -> String {
    let decimal = locale.decimalSeparator ?? "."
    let signs = text.filter { $0 == "." || $0 == "," }
    guard signs.count == 1, let sign = signs.first, String(sign) != decimal,
      let place = text.firstIndex(of: sign)
    else { return text }
    let decimals = text[text.index(after: place)...].prefix(while: \.isNumber)
    let whole = text[..<place].reversed().prefix(while: \.isNumber)
    let mayGroup = decimals.count == 3 && (1...3).contains(whole.count) && whole.last != "0"
    guard !mayGroup else { return text }
    return text.replacingCharacters(in: place...place, with: decimal)
  }
}
