import Foundation

/// A number as the user types it, who may be used to another sign before the decimals than the
/// place's language has.
enum TypedNumber {
  /// The same text with the language's own sign, where the other one can only be meant so: `12,50`
  /// in English is twelve and a half, while `1,250` is a thousand and some, and so is `1.250` in
  /// German.
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
