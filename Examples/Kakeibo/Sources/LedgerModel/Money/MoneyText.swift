import Foundation

/// What an amount's text is made of, before it is known of which currency it is.
struct MoneyText {
  /// Digits, `.` and `,` as they stand, and `'` for each separator that only groups.
  private var number: [UInt8] = []
  /// What stands before and behind the number: a currency's symbol or code, or nothing.
  private(set) var mark = ""
  /// A sign that was written; parentheses and triangles count as minus.
  private(set) var sign: Sign?

  enum Sign { case plus, minus }

  /// Takes a text apart; nil where it cannot be an amount whatever the currency.
  init?(_ text: String) {
    var isOpen = false
    var isOver = false
    for scalar in text.unicodeScalars {
      // Nothing but what belongs to the currency follows the number, a sign or parenthesis apart.
      let isInside = !number.isEmpty && !isOver
      switch Self.fold(scalar) {
      case let digit where ("0"..."9").contains(digit):
        if isOver { return nil }
        number.append(UInt8(ascii: digit))
      case "." where !isInside && mark.last?.isLetter == true:
        mark.append(".")  // Of an abbreviation, such as "kr."
      case let point where point == "." || point == ",":
        if isOver { return nil }
        number.append(UInt8(ascii: point))
      case "'", " ":
        if isInside { number.append(UInt8(ascii: "'")) }
      case "(":
        if !number.isEmpty || sign != nil { return nil }
        (isOpen, sign) = (true, .minus)
      case ")":
        if !isOpen || number.isEmpty { return nil }
        (isOpen, isOver) = (false, true)
      case "-":
        if sign != nil { return nil }
        sign = .minus
        isOver = !number.isEmpty
      case "+":
        if sign != nil || !number.isEmpty { return nil }
        sign = .plus
      case "\u{200E}", "\u{200F}", "\u{61C}":
        continue  // Marks of direction, which have no meaning here.
      case let other:
        // Groups are not separated by letters, and the number has ended with the first of them.
        if !number.isEmpty { isOver = true }
        mark.unicodeScalars.append(other)
      }
    }
    while number.last == UInt8(ascii: "'") { number.removeLast() }
    guard !isOpen, number.contains(where: { $0 >= UInt8(ascii: "0") }) else { return nil }
  }

  /// The amount in a currency's smallest unit, or nil where it is none of that currency.
  func minorUnits(of currency: Currency, locale: Locale) -> Int? {
    guard isMark(of: currency, locale), let point = decimalPoint(currency, locale) else {
      return nil
    }
    let whole = number[..<point]
    let fraction = number[point...].dropFirst()
    guard Self.isGrouped(whole), fraction.allSatisfy({ $0 >= UInt8(ascii: "0") }) else {
      return nil
    }
    let excess = fraction.dropFirst(currency.digits)
    guard excess.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }

    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, currency.digits - fraction.count))
    var value = 0
    for digit in Array(whole) + fraction.prefix(currency.digits) + padding
    where digit >= UInt8(ascii: "0") {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      guard value <= Money.limit else { return nil }
    }
    return sign == .minus ? -value : value
  }

  private func isMark(of currency: Currency, _ locale: Locale) -> Bool {
    if mark.isEmpty || mark.uppercased() == currency.code || currency.marks.contains(mark) {
      return true
    }
    // What the locale itself writes is taken back: "$US" in French.
    return MoneyText(Money(0, currency).formatted(locale: locale))?.mark == mark
  }

  /// Where the number's decimal separator is, or would be; nil where the number makes no sense.
  private func decimalPoint(_ currency: Currency, _ locale: Locale) -> Int? {
    let places = number.indices.filter {
      number[$0] == UInt8(ascii: ".") || number[$0] == UInt8(ascii: ",")
    }
    guard let last = places.last else { return number.endIndex }
    if places.count > 1 {
      // The last separator is the decimal one where it differs from all others.
      let others = places.dropLast().map { number[$0] }
      if !others.contains(number[last]) { return last }
      return Set(places.map { number[$0] }).count == 1 ? number.endIndex : nil
    }
    let couldGroup =
      number.endIndex - last == 4 && (1...3).contains(last) && number[0] != UInt8(ascii: "0")
      && !number.contains(UInt8(ascii: "'"))
    guard couldGroup else { return last }
    if currency.digits == 0 { return number.endIndex }
    let separator = locale.decimalSeparator?.unicodeScalars.first ?? "."
    let isDecimal = Unicode.Scalar(number[last]) == Self.fold(separator)
    return isDecimal ? last : number.endIndex
  }

  /// Whether digits are grouped as somebody groups them: by three, or in India by two before that.
  private static func isGrouped(_ digits: ArraySlice<UInt8>) -> Bool {
    let groups = digits.split(omittingEmptySubsequences: false) { $0 < UInt8(ascii: "0") }
    guard groups.count > 1 else { return true }
    let separators = Set(digits.filter { $0 < UInt8(ascii: "0") })
    return separators.count == 1 && groups.last?.count == 3
      && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
      && (1...3).contains(groups[0].count)
  }
}

extension MoneyText {
  /// One character for all that mean the same: digits of any script, widths, kinds of minus.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
    switch scalar {
    // Minus signs and dashes, the long vowel that Japanese keyboards have in their place, and the
    // triangles of Japanese accounts.
    case "−", "－", "–", "‐", "ー", "▲", "△": return "-"
    case "＋": return "+"
    case "（": return "("
    case "）": return ")"
    case "．", "٫": return "."
    case "，", "٬": return ","
    case "’", "＇": return "'"
    case "￥": return "¥"
    case "＄": return "$"
    case "￡": return "£"
    case "￦": return "₩"
    default: return scalar.properties.isWhitespace ? " " : scalar
    }
  }
}
