import Foundation

/// Numbers by a format of the C library, with the signs of a locale.
enum SpecifiedNumber {
  /// "1.234,50" for "%.2f" in German.
  static func text(_ value: some CVarArg, _ specifier: String, _ locale: Locale) -> String {
    String(format: specifier, locale: locale, value)
  }

  /// Foundation takes large ones for negative numbers where it writes them for a locale.
  static func text(_ value: UInt64, _ specifier: String, _ locale: Locale) -> String {
    guard specifier.last == "u" else { return String(format: specifier, locale: locale, value) }
    guard let signed = Int64(exactly: value) else {
      return value.formatted(IntegerFormatStyle<UInt64>().locale(locale))
    }
    let start = String(specifier.dropLast().reversed().drop { "hlqLztj".contains($0) }.reversed())
    return String(format: start + "lld", locale: locale, signed)
  }
}
