import Foundation

/// Converts amounts of one currency at one rate: exactly, and fast enough for every entry of a
/// year.
///
/// The rate is kept as a fraction of whole numbers, so an amount is one multiplication and one
/// division of 128 bits, rounded half away from zero as shops round.
struct Exchange {
  private let numerator: Int128
  private let denominator: Int128

  /// No change of currency.
  static let none = Exchange(numerator: 1, denominator: 1)

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

  private init(numerator: Int128, denominator: Int128) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The worth of so many of the smallest unit, in the other's smallest unit.
  func callAsFunction(_ amount: Int) -> Int {
    if numerator == denominator { return amount }
    let (product, overflows) = Int128(amount).multipliedReportingOverflow(by: numerator)
    if overflows { return amount < 0 ? .min : .max }
    let half = amount < 0 ? -denominator / 2 : denominator / 2
    return Int(clamping: (product + half) / denominator)
  }
}
