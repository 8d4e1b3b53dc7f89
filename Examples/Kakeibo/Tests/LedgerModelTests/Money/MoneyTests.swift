import Foundation
import Testing

@testable import LedgerModel

@Suite("Money")
struct MoneyTests {
  private static let dinar = Currency(code: "KWD")
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  @Test(
    "Amounts are read as people and banks write them",
    arguments: [
      ("1200", Currency.yen, 1_200), ("1,200", .yen, 1_200), ("¥1,200", .yen, 1_200),
      ("1,200円", .yen, 1_200), ("￥１，２００", .yen, 1_200), ("１２００", .yen, 1_200),
      ("1200.00", .yen, 1_200), ("1.200", .yen, 1_200), ("ー500", .yen, -500),
      ("▲1,200", .yen, -1_200), ("△ 1,200", .yen, -1_200), ("JPY 1,200", .yen, 1_200),
      ("1200", .euro, 120_000), ("1.200,50", .euro, 120_050), ("1,200.50", .euro, 120_050),
      ("1 200,50", .euro, 120_050), ("1\u{202F}200,50\u{A0}€", .euro, 120_050),
      ("1'200.50", .euro, 120_050), ("1.200.000", .euro, 120_000_000),
      ("12,34,567.50", .euro, 123_456_750), ("-3.5", .euro, -350), ("−3,50 €", .euro, -350),
      ("3.50-", .euro, -350), ("(12.00)", .euro, -1_200), ("(€12)", .euro, -1_200),
      ("+5", .euro, 500), (".5", .euro, 50), ("5.", .euro, 500), ("0,500", .euro, 50),
      ("12.500", dinar, 12_500), ("1,234.567", dinar, 1_234_567), ("0", .yen, 0),
      ("٣٫٥", .euro, 350), ("\u{200E}-12.00", .dollar, -1_200), ("US$5", .dollar, 500),
    ])
  func reading(text: String, currency: Currency, amount: Int) {
    #expect(Money(text, currency, locale: Self.english)?.minorUnits == amount)
  }

  @Test(
    "What is no amount is nil",
    arguments: [
      "", " ", "-", "abc", "12x", "x12y", "1,2,3", "1,20,0", "12,3456.7", "1.2.3,4,5", "--5",
      "(5", "5)", "(-5)", "+5-", "5 5 5", "$12", "1.234,567.8", "12-5", "12.345", "1e5", "¥",
    ])
  func noAmount(text: String) {
    #expect(Money(text, .euro, locale: Self.english) == nil)
  }

  @Test("A point that may be either is the locale's")
  func ambiguous() {
    #expect(Money("1.200", .euro, locale: Self.german)?.minorUnits == 120_000)
    #expect(Money("1.200", .euro, locale: Self.english)?.minorUnits == 120)
    #expect(Money("1,200", .euro, locale: Self.german)?.minorUnits == 120)
    #expect(Money("1,200", .euro, locale: Self.english)?.minorUnits == 120_000)
    #expect(Money("1.200", Self.dinar, locale: Self.german)?.minorUnits == 1_200_000)
    #expect(Money("1.200", Self.dinar, locale: Self.english)?.minorUnits == 1_200)
  }

  @Test("More digits than the currency has are refused, unless they are zeros")
  func excess() {
    #expect(Money("12.5", .yen, locale: Self.english) == nil)
    #expect(Money("12.0", .yen, locale: Self.english)?.minorUnits == 12)
    #expect(Money("1.999", .euro, locale: Self.english) == nil)
    #expect(Money("1.9990", Self.dinar, locale: Self.english)?.minorUnits == 1_999)
  }

  @Test("What is too large is refused, and what is just not is taken")
  func overflow() {
    #expect(Money(String(Money.limit), .yen)?.minorUnits == Money.limit)
    #expect(Money("-\(Money.limit)", .yen)?.minorUnits == -Money.limit)
    #expect(Money(String(Money.limit + 1), .yen) == nil)
    #expect(Money(String(Money.limit), .euro) == nil)
    #expect(Money(String(repeating: "9", count: 400), .yen) == nil)
  }

  @Test(
    "What is written is read again",
    arguments: [Currency.yen, .euro, .dollar, dinar],
    ["en_US", "de_DE", "fr_FR", "de_CH", "ja_JP", "sv_SE", "hi_IN", "ar_EG"])
  func roundTrip(currency: Currency, identifier: String) {
    let locale = Locale(identifier: identifier)
    for amount in [0, 1, -1, 99, -1_234, 1_000, 120_000, -123_456_789, Money.limit] {
      let money = Money(amount, currency)
      #expect(Money(money.plain(locale: locale), currency, locale: locale) == money)
      #expect(Money(money.formatted(locale: locale), currency, locale: locale) == money)
    }
  }

  @Test("Fields show amounts without symbol and groups")
  func plain() {
    #expect(Money(-123_456, .euro).plain(locale: Self.english) == "-1234.56")
    #expect(Money(-5, .euro).plain(locale: Self.german) == "-0,05")
    #expect(Money(1_200, .yen).plain(locale: Self.german) == "1200")
    #expect(Money(7, Self.dinar).plain(locale: Self.english) == "0.007")
    #expect(Money(.min, .yen).plain(locale: Self.english) == "\(Int.min)")
  }

  @Test("Amounts convert to fractions of their currency")
  func fractions() {
    #expect(Money(-200, .yen).isNegative && !Money(0, .yen).isNegative)
    #expect(Money(1_050, .euro).decimal == Decimal(string: "10.5"))
  }

  @Test("Currencies know their digits")
  func currencies() {
    #expect([Currency.yen, .euro, Self.dinar].map(\.digits) == [0, 2, 3])
    #expect(Currency(code: "eur") == .euro)
    #expect(Set(Currency.common).count == Currency.common.count)
  }
}
