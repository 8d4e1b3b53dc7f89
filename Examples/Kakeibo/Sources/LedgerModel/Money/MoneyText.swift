import Foundation

/// What an amount's text is made of, before it is known of which currency it is.
struct MoneyText {
  /// Digits, `.` and `,` as they stand, and `'` for each separator that only groups.
  private let number: String
  /// What stands before and behind the number: a currency's symbol or code, or nothing.
  let mark: String
  /// A sign that was written; parentheses and triangles count as minus.
  let sign: Sign?

  enum Sign { case plus, minus }

  /// Takes a text apart; nil where it cannot be an amount whatever the currency.
  init?(_ text: String) {
    let text = Self.folded(text)
    guard var start = text.firstIndex(where: Self.isDigit) else { return nil }
    // A point begins a number, but it may also end an abbreviation, such as "kr."
    if let point = text[..<start].last, ".,".contains(point),
      text[..<start].dropLast().last?.isLetter != true
    {
      start = text.index(before: start)
    }
    let run = text[start...].prefix { Self.isDigit($0) || "., '".contains($0) }
    let (before, behind) = (text[..<start], text[run.endIndex...])
    guard !behind.contains(where: Self.isDigit) else { return nil }
    switch (before.filter("+-()".contains), behind.filter("+-()".contains)) {
    case ("", ""): sign = nil
    case ("+", ""): sign = .plus
    case ("-", ""), ("", "-"), ("(", ")"): sign = .minus
    default: return nil
    }
    number = run.trimmingCharacters(in: ["'", " "]).replacing(" ", with: "'")
    mark = (before + behind).filter { !"+-()' ".contains($0) }
  }

  /// The amount in a currency's smallest unit, or nil where it is none of that currency.
  func minorUnits(of currency: Currency, locale: Locale) -> Int? {
    guard isMark(of: currency, locale) else { return nil }
    let point = decimalPoint(currency, locale)
    let whole = number[..<point]
    let fraction = number[point...].dropFirst()
    guard Self.isGrouped(whole), fraction.allSatisfy(Self.isDigit),
      fraction.dropFirst(currency.digits).allSatisfy({ $0 == "0" })
    else { return nil }
    let padding = repeatElement("0", count: max(0, currency.digits - fraction.count)).joined()
    let digits = whole.filter(Self.isDigit) + fraction.prefix(currency.digits) + padding
    guard let value = Int(digits), value <= Money.limit else { return nil }
    return sign == .minus ? -value : value
  }

  private func isMark(of currency: Currency, _ locale: Locale) -> Bool {
    if mark.isEmpty || mark.uppercased() == currency.code || currency.marks.contains(mark) {
      return true
    }
    // What the locale itself writes is taken back: "$US" in French.
    return MoneyText(Money(0, currency).formatted(locale: locale))?.mark == mark
  }

  /// Where the number's decimal separator is, or would be.
  private func decimalPoint(_ currency: Currency, _ locale: Locale) -> String.Index {
    let points = number.indices.filter { ".,".contains(number[$0]) }
    guard let last = points.last else { return number.endIndex }
    // The last separator is the decimal one where it differs from all others.
    if points.count > 1 {
      return points.dropLast().contains { number[$0] == number[last] } ? number.endIndex : last
    }
    let couldGroup =
      number[last...].count == 4 && (1...3).contains(number[..<last].count) && number.first != "0"
      && !number.contains("'")
    guard couldGroup else { return last }
    if currency.digits == 0 { return number.endIndex }
    let isDecimal = Self.folded(locale.decimalSeparator ?? ".").first == number[last]
    return isDecimal ? last : number.endIndex
  }

  /// Whether digits are grouped as somebody groups them: by three, or in India by two before that.
  private static func isGrouped(_ digits: Substring) -> Bool {
    let groups = digits.split(omittingEmptySubsequences: false) { !isDigit($0) }.map(\.count)
    guard groups.count > 1 else { return true }
    return Set(digits.filter { !isDigit($0) }).count == 1 && groups.last == 3
      && (1...3).contains(groups[0])
      && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0) }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// One character for all that mean the same: digits of any script, widths, kinds of minus.
  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar {
      // Dashes, the long vowel that Japanese keyboards have in their place, and the triangles of
      // Japanese accounts.
      case "−", "–", "‐", "ー", "▲", "△": folded.append("-")
      case "٫": folded.append(".")
      case "٬": folded.append(",")
      case "’": folded.append("'")
      // Marks of direction, which have no meaning here.
      case "\u{200E}", "\u{200F}", "\u{61C}": continue
      default:
        let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
        folded.append(digit.map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) } ?? scalar)
      }
    }
    return String(folded)
  }
}
