/// A currency, by its three letters.
public struct Currency: Hashable, Sendable {
  /// The letters of ISO 4217, such as `JPY`.
  public let code: String

  public init(code: String) {
    self.code = code.uppercased()
  }

  public static let yen = Currency(code: "JPY")
  public static let euro = Currency(code: "EUR")
  public static let dollar = Currency(code: "USD")

  /// What most people pay with, for pickers.
  public static let common: [Currency] = [
    "JPY", "USD", "EUR", "GBP", "CNY", "KRW", "TWD", "HKD", "SGD", "THB", "VND", "IDR", "INR",
    "AUD", "NZD", "CAD", "MXN", "BRL", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "TRY",
    "KWD",
  ].map(Currency.init(code:))

  /// How many digits of the smallest unit stand behind the decimal point: none for the yen, two for
  /// the euro, three for the dinar of Kuwait.
  public var digits: Int {
    if Self.withoutDigits.contains(code) { return 0 }
    return Self.withThreeDigits.contains(code) ? 3 : 2
  }

  /// How many of the smallest unit are one of the currency.
  var unit: Int { [1, 10, 100, 1_000][digits] }

  /// How the currency is written beside a number, other than by its code.
  ///
  /// Several share one: `$5` is an amount of US dollars and of Canadian ones, as far as its text
  /// says.
  var marks: [String] { Self.marks[code] ?? [] }

  private static let withoutDigits: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]
  private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  private static let marks: [String: [String]] = [
    "JPY": ["¥", "円", "JP¥"], "CNY": ["¥", "元", "CN¥"], "KRW": ["₩", "원"],
    "USD": ["$", "US$"], "CAD": ["$", "CA$"], "AUD": ["$", "A$", "AU$"], "NZD": ["$", "NZ$"],
    "TWD": ["$", "NT$", "元"], "HKD": ["$", "HK$"], "SGD": ["$", "S$"], "MXN": ["$", "MX$"],
    "BRL": ["R$"], "EUR": ["€"], "GBP": ["£"], "INR": ["₹"], "THB": ["฿"], "VND": ["₫", "đ"],
    "IDR": ["Rp"], "SEK": ["kr"], "NOK": ["kr"], "DKK": ["kr"], "PLN": ["zł"], "CZK": ["Kč"],
    "HUF": ["Ft"], "TRY": ["₺"],
  ]
}

extension Currency: Comparable, TextCodable {
  /// Reads three letters; whether they are used somewhere is not for a text to say.
  public init?(_ description: String) {
    guard description.utf8.count == 3, description.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return nil
    }
    self.init(code: description)
  }

  public static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
  public var description: String { code }
}
