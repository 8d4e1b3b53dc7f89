import Foundation

/// An amount of money, in the smallest unit of its currency.
///
/// Integers add up exactly, which binary fractions do not: `0.1 + 0.2` is no amount.
///
/// ```swift
/// Money(1_200, .yen).formatted()       // ¥1,200
/// Money(1_200, .euro).formatted()      // €12.00
/// Money("1.200,50", .euro)?.minorUnits // 120050
/// ```
public struct Money: Hashable, Sendable {
  /// How many of the smallest unit: yen, cents, fils.
  public var minorUnits: Int
  public var currency: Currency

  public init(_ minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Reads what users type and what banks write.
  ///
  /// Taken are signs before or behind, parentheses and triangles for what is negative, the
  /// currency's symbol or code on either side, groups of digits, digits of full width and of other
  /// scripts: `1,200`, `1.200,50 €`, `(12.00)`, `▲１，２００円`.
  ///
  /// - Parameters:
  ///   - locale: decides what is ambiguous and nothing else: whether `1.200` is one or a thousand.
  /// - Returns: nil for what is no amount of this currency, has more digits than it knows, or is
  ///   above ``limit``.
  public init?(_ text: String, _ currency: Currency, locale: Locale = .current) {
    guard let amount = MoneyText(text)?.minorUnits(of: currency, locale: locale) else { return nil }
    self.init(amount, currency)
  }

  /// The largest amount, either way, that is read from texts and files.
  ///
  /// Nobody's household comes near it, and tens of thousands of them still add up within an `Int`.
  public static let limit = 100_000_000_000_000
  static let limits = -limit...limit

  /// The amount in whole units of its currency.
  public var decimal: Decimal { Decimal(minorUnits) / Decimal(currency.unit) }

  public var isNegative: Bool { minorUnits < 0 }

  /// As much without a sign.
  public var magnitude: Money { Money(abs(minorUnits), currency) }

  /// The amount with its currency's symbol, as the locale writes it.
  public func formatted(locale: Locale = .current) -> String {
    decimal.formatted(
      .currency(code: currency.code)
        .precision(.fractionLength(currency.digits))
        .locale(locale))
  }

  /// The amount for fields and files: no symbol, and no groups of digits.
  public func plain(locale: Locale) -> String {
    let (whole, part) = minorUnits.magnitude.quotientAndRemainder(dividingBy: UInt(currency.unit))
    let fraction =
      currency.digits == 0
      ? "" : (locale.decimalSeparator ?? ".") + Int(part).padded(to: currency.digits)
    return (isNegative ? "-" : "") + String(whole) + fraction
  }
}

/// Converts amounts of one currency at one rate: exactly, and fast enough for every entry of a
/// year.
///
/// The rate is kept as a fraction of whole numbers, so an amount is one multiplication and one
/// division of 128 bits, rounded half away from zero as shops round.
struct Exchange {
  fileprivate let numerator: Int128
  fileprivate let denominator: Int128

  /// No change of currency.
  static let none = Exchange(numerator: 1, denominator: 1)

  /// The other way round.
  var inverse: Exchange { Exchange(numerator: denominator, denominator: numerator) }

  /// The worth of so many of the smallest unit, in the other's smallest unit.
  func callAsFunction(_ amount: Int) -> Int {
    let (product, overflows) = Int128(amount).multipliedReportingOverflow(by: numerator)
    if overflows { return amount < 0 ? .min : .max }
    let half = amount < 0 ? -denominator / 2 : denominator / 2
    return Int(clamping: (product + half) / denominator)
  }
}

extension Exchange {
  /// - Parameter rate: what one unit of `source` is worth in `target`.
  /// - Returns: nil where the rate is not positive, or beyond all that was ever quoted.
  init?(_ rate: Decimal, from source: Currency, to target: Currency) {
    guard rate > 0, rate < Decimal(1_000_000_000_000) else { return nil }
    // Twelve digits behind the point are more than any rate has.
    var scaled = rate * Decimal(1_000_000_000_000)
    var whole = Decimal()
    NSDecimalRound(&whole, &scaled, 0, .plain)
    guard let numerator = Int128(whole.description), numerator > 0 else { return nil }
    self.init(
      numerator: numerator * Int128(target.unit),
      denominator: 1_000_000_000_000 * Int128(source.unit))
  }
}
