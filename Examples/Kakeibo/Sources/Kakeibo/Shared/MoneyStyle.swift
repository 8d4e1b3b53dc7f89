import Foundation
import LedgerModel

/// Amounts as users type them into fields.
///
/// ```swift
/// TextField("Amount", value: $minorUnits, format: .money(.yen))
/// ```
struct MoneyStyle: ParseableFormatStyle {
  let currency: Currency
  var locale = Locale.current

  var parseStrategy: Strategy { Strategy(currency: currency, locale: locale) }

  func format(_ value: Int) -> String { Money(value, currency).plain(locale: locale) }

  func locale(_ locale: Locale) -> MoneyStyle {
    MoneyStyle(currency: currency, locale: locale)
  }

  struct Strategy: ParseStrategy {
    let currency: Currency
    let locale: Locale

    func parse(_ value: String) throws -> Int {
      guard let money = Money(value, currency, locale: locale) else {
        throw CocoaError(.formatting)
      }
      return money.minorUnits
    }
  }
}

extension FormatStyle where Self == MoneyStyle {
  static func money(_ currency: Currency) -> MoneyStyle { MoneyStyle(currency: currency) }
}
