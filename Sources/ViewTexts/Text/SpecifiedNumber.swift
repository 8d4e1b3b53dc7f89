import Foundation

/// Numbers in a C format, with the symbols of a locale.
enum SpecifiedNumber {
  /// Returns "1.234,50" for "%.2f" in German.
  static func text(_ value: some CVarArg, _ specifier: String, _ locale: Locale) -> String {
    String(format: specifier, locale: locale, value)
  }

  /// Formats an unsigned number; Foundation misreads large ones as negative when it formats them
  /// for a locale.
  static func text(_ value: UInt64, _ specifier: String, _ locale: Locale) -> String {
    guard specifier.last == "u" else { return String(format: specifier, locale: locale, value) }
    guard let signed = Int64(exactly: value) else {
      return value.formatted(IntegerFormatStyle<UInt64>().locale(locale))
    }
    let start = String(specifier.dropLast().reversed().drop { "hlqLztj".contains($0) }.reversed())
    return String(format: start + "lld", locale: locale, signed)
  }
}
