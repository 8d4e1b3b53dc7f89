import Foundation
import Testing

@testable import LedgerModel

@Suite("Quick entry")
struct QuickEntryTests {
  private let ledger = TestLedger.used()

  private func quick(_ text: String, account: Int? = nil, locale: String = "en_US") -> QuickEntry {
    QuickEntry(
      text, in: ledger, account: account, today: TestLedger.today,
      locale: Locale(identifier: locale))
  }

  @Test("A line says all of a purchase")
  func whole() throws {
    let entry = try #require(quick("1200 lunch Doutor #work yesterday @Main Bank").entry)
    #expect(entry.amount == -1_200)
    #expect(entry.payee == "Doutor" && entry.note == "lunch" && entry.tags == ["work"])
    #expect(entry.day == TestLedger.day("2026-11-23"))
    #expect(entry.account == TestLedger.bank)
    #expect(entry.id == ledger.nextID())
    #expect(
      entry.category == TestLedger.food,
      "The last entry there was money back: the one before it says what for.")
  }

  @Test("Japanese is understood as well")
  func japanese() throws {
    let entry = try #require(quick("ランチ　１，２００円　昨日　＃仕事", locale: "ja_JP").entry)
    #expect(entry.amount == -1_200 && entry.payee == "ランチ" && entry.tags == ["仕事"])
    #expect(entry.day == TestLedger.day("2026-11-23"))
    #expect(quick("700 11月3日", locale: "ja_JP").entry?.day == TestLedger.day("2026-11-03"))
  }

  @Test("What a payee's last entry had is taken over")
  func guessing() throws {
    let entry = try #require(quick("450 ぱん屋").entry)
    #expect(entry.payee == "ﾊﾟﾝ屋" && entry.category == TestLedger.fun)
    #expect(entry.account == TestLedger.bank)
    #expect(quick("450 ぱん屋", account: TestLedger.cash).entry?.account == TestLedger.cash)
    #expect(quick("450 somewhere new").entry?.payee == "somewhere new")
    #expect(quick("300000 Acme").entry?.amount == 300_000)
  }

  @Test("Signs and categories of income say which way it goes")
  func signs() {
    #expect(quick("+250000 salary 25").entry?.amount == 250_000)
    #expect(quick("250000 salary").entry?.amount == 250_000)
    #expect(quick("-250000 salary").entry?.amount == -250_000)
    #expect(quick("+250000 salary 25").entry?.category == TestLedger.salary)
    #expect(quick("+250000 salary 25").entry?.day == TestLedger.day("2026-10-25"))
    #expect(quick("- 250000 salary").entry?.amount == -250_000)
    for text in ["salary - 250000", "250000 - salary", "salary – 250000"] {
      let entry = quick(text).entry
      #expect(entry?.amount == 250_000 && entry?.payee == "", "A dash between words: \(text)")
    }
    #expect(quick("Gate 3 - 450").entry?.amount == -450)
  }

  @Test("A category is known by its singular, unless a payee is called so")
  func singulars() {
    var ledger = ledger
    ledger.edit { setup in
      for (id, name) in [(40, "Gifts"), (41, "Groceries"), (42, "Household")] {
        setup.categories.set(.init(id: id, name: name, symbol: "gift", color: .red, kind: .expense))
      }
    }
    func entry(_ text: String) -> Ledger.Entry? {
      QuickEntry(text, in: ledger, today: TestLedger.today, locale: Locale(identifier: "en")).entry
    }
    #expect(entry("700 gift Bookshop")?.category == 40)
    #expect(entry("700 gift Bookshop")?.payee == "Bookshop")
    #expect(entry("700 Grocery")?.category == 41)
    #expect(entry("700 House of Cards")?.category == nil, "No part of a word.")
    ledger.apply(
      .add([.init(id: 99, day: TestLedger.today, amount: -5, account: 1, payee: "Gift")]))
    #expect(entry("700 gift")?.category == nil)
  }

  @Test("A category is known by the words that its name begins with, where no other begins so")
  func beginnings() {
    var ledger = ledger
    for (id, name) in [(40, "Eating Out"), (41, "Sport and Games"), (42, "Sport Shoes")] {
      let category = Ledger.Category(
        id: id, name: name, symbol: "star", color: .green, kind: .expense)
      ledger.edit { $0.categories.set(category) }
    }
    func entry(_ text: String) -> Ledger.Entry? {
      QuickEntry(
        text, in: ledger, today: TestLedger.today, locale: Locale(identifier: "en_US")
      ).entry
    }
    #expect(
      entry("700 eating Mensa")?.category == 40 && entry("700 eating Mensa")?.payee == "Mensa")
    #expect(entry("700 eat Mensa")?.payee == "eat Mensa", "Half a word is none.")
    #expect(entry("700 sport Zoo")?.payee == "sport Zoo", "It may be either.")
    #expect(entry("700 sport and Zoo")?.category == 41)
    ledger.apply(
      .add([.init(id: 50, day: TestLedger.today, amount: -1, account: 1, payee: "Eating")]))
    #expect(entry("700 eating")?.payee == "Eating", "A payee that is known by the word.")
  }

  @Test("Numbers that only stand side by side are not one")
  func numbersSideBySide() {
    #expect(quick("3 apples 450").entry?.amount == -450)
    #expect(quick("3 450 apples").entry?.amount == -450)
    #expect(quick("450 lunch 25").entry?.amount == -450)
    #expect(quick("0 450 lunch", locale: "fr_FR").entry?.amount == -450)
    #expect(quick("room 12 4500", locale: "fr_FR").entry?.amount == -4_500)
  }

  @Test(
    "Spaces that group the digits of one amount do not part it",
    arguments: [
      ("1 234,56 hotel", "en_US", 123_456), ("hotel 1\u{202F}234,56", "en_US", 123_456),
      ("1\u{A0}234,56 hotel", "fr_FR", 123_456), ("1 234,56 € hotel", "fr_FR", 123_456),
      ("hotel €1 234 567,80", "en_US", 123_456_780), ("-1\u{202F}234.50 hotel", "en_US", 123_450),
      ("1 234 hotel", "fr_FR", 123_400), ("hotel 1 234", "sv_SE", 123_400),
    ])
  func groups(line: String, locale: String, cents: Int) throws {
    let entry = try #require(quick(line, account: TestLedger.travel, locale: locale).entry)
    #expect(entry.amount == -cents && entry.payee == "hotel")
    #expect(entry.account == TestLedger.travel && entry.day == TestLedger.today)
  }

  @Test(
    "A date before an amount is no group of its digits",
    arguments: [
      ("24/11 450 hotel", "fr_FR", 45_000, "2026-11-24"),
      ("2026-11-23 450 hotel", "sv_SE", 45_000, "2026-11-23"),
      ("22/11 450,50 hotel", "es_ES", 45_050, "2026-11-22"),
    ])
  func groupsAndDates(line: String, locale: String, cents: Int, day: String) throws {
    let entry = try #require(quick(line, account: TestLedger.travel, locale: locale).entry)
    #expect(entry.amount == -cents && entry.payee == "hotel")
    #expect(entry.day == TestLedger.day(day))
  }

  @Test("A currency finds the account that has it")
  func currencies() {
    let quick = quick("3.50€ coffee 11/3")
    #expect(quick.entry?.account == TestLedger.travel && quick.entry?.amount == -350)
    #expect(quick.entry?.day == TestLedger.day("2026-11-03"))
    #expect(self.quick("2 coffees 700円").entry?.amount == -700)
    #expect(self.quick("2 coffees 700円").entry?.day == TestLedger.today)
    #expect(self.quick("3.50€ coffee @Cash").problem == .noAmount)
    // Many write a space between the two, or before a sign.
    for text in ["coffee 12,50 €", "€ 12.50 coffee", "EUR 12.50 coffee", "coffee - 12,50 €"] {
      let entry = self.quick(text).entry
      #expect(entry?.account == TestLedger.travel && entry?.amount == -1_250, "\(text)")
      #expect(entry?.payee == "coffee", "\(text)")
    }
    #expect(self.quick("+ 500 refund").entry?.amount == 500)
    #expect(self.quick("3 apples 450円").entry?.amount == -450)
  }

  @Test("What nobody knows goes where the purchase went that was entered last, whatever its day")
  func lastAccount() {
    var ledger = ledger
    let first = ledger.nextID()
    ledger.apply(
      .add([
        .init(id: first, day: TestLedger.day("2026-11-20"), amount: -1, account: TestLedger.cash),
        .init(
          id: first + 1, day: TestLedger.today, amount: -9, account: TestLedger.bank, recurring: 1),
      ]))
    ledger.apply(
      .add([.init(id: first + 2, day: TestLedger.today, amount: 1, account: TestLedger.bank)]))
    let us = Locale(identifier: "en_US")
    #expect(
      QuickEntry("9 gum", in: ledger, today: TestLedger.today, locale: us).entry?.account
        == TestLedger.bank)
    ledger.apply(
      .add([
        .init(
          id: first + 3, day: TestLedger.day("2026-11-02"), amount: -1, account: TestLedger.cash)
      ]))
    #expect(
      QuickEntry("9 gum", in: ledger, today: TestLedger.today, locale: us).entry?.account
        == TestLedger.cash)
  }

  @Test("Of several numbers the largest is the amount, but for a day at the end")
  func numbers() {
    #expect(quick("3 apples 450 food").entry?.amount == -450)
    #expect(quick("3 apples 450").entry?.payee == "3 apples")
    #expect(quick("450 apples 3 kg").entry?.amount == -450)
    #expect(quick("880 100 Yen Shop").entry?.payee == "100 Yen Shop")
    #expect(quick("5 coffee 20").entry?.amount == -5)
    #expect(quick("5 coffee 20").entry?.day == TestLedger.day("2026-11-20"))
    #expect(quick("12 eggs").entry?.amount == -12)
    #expect(quick("5 coffee 5 sugar").entry?.payee == "coffee 5 sugar")
    #expect(quick("2 coffees 10.11").entry?.amount == -1_011, "No day has a point.")
    #expect(quick("2 Kaffee 10.11", locale: "de_DE").entry?.day == TestLedger.day("2026-11-10"))
  }

  @Test(
    "Days are the latest that have come",
    arguments: [
      ("today", "en_US", "2026-11-24"), ("Monday", "en_US", "2026-11-23"),
      ("tue", "en_US", "2026-11-24"),
      ("水曜", "ja_JP", "2026-11-18"), ("11/24", "en_US", "2026-11-24"),
      ("11/25", "en_US", "2025-11-25"),
      ("3/11", "en_GB", "2026-11-03"), ("3.11.", "de_DE", "2026-11-03"),
      ("24.12.", "de_DE", "2025-12-24"),
      ("31", "en_US", "2026-10-31"), ("2/29", "en_US", "2024-02-29"),
      ("2025-01-31", "en_US", "2025-01-31"),
      ("11/3/25", "en_US", "2025-11-03"), ("3日", "ja_JP", "2026-11-03"),
      ("2025年1月2日", "ja_JP", "2025-01-02"),
      ("一昨日", "ja_JP", "2026-11-22"),
    ])
  func days(word: String, locale: String, day: String) {
    #expect(quick("500 x \(word)", locale: locale).entry?.day.description == day)
  }

  @Test(
    "A month may be called by its name, in English and in one's own language",
    arguments: [
      ("850 rent 1 nov", "en_US", "2026-11-01", -850),
      ("nov 3 12 lunch", "en_US", "2026-11-03", -12),
      ("3 nov 12 lunch", "en_GB", "2026-11-03", -12), ("12 nov 3", "en_US", "2026-11-03", -12),
      ("12 nov 3", "en_GB", "2026-11-12", -3), ("850 rent Dec. 24", "en_US", "2025-12-24", -850),
      ("12 Kaffee 3. März", "de_DE", "2026-03-03", -12),
      ("12 café 3 févr.", "fr_FR", "2026-02-03", -12),
      ("12 May", "en_US", "2026-11-24", -12), ("12 nov 31", "en_US", "2026-11-12", -31),
    ])
  func namedMonths(line: String, locale: String, day: String, amount: Int) throws {
    let entry = try #require(quick(line, locale: locale).entry)
    #expect(entry.day.description == day && entry.amount == amount)
  }

  @Test("What is missing is said")
  func problems() {
    #expect(quick("").problem == .empty)
    #expect(quick("   ").problem == .empty)
    #expect(quick("lunch").problem == .noAmount)
    #expect(quick("0 lunch").problem == .noAmount)
    #expect(quick("500 @Nowhere").problem == .unknownAccount("Nowhere"))
    #expect(quick("500 @").problem == .unknownAccount(""))
    #expect(quick("12.50 £ tea").problem == .unknownCurrency("£"))
    #expect(quick("£12.50 tea").problem == .unknownCurrency("£"))
    // Of two amounts in the ledger's currency, one is enough.
    #expect(quick("tea ¥300 cake ¥500").entry != nil)
    #expect(quick("500 tea at A$AP").entry?.payee == "tea at A$AP")
    #expect(QuickEntry("500", in: Ledger()).problem == .noAccounts)
    #expect(quick("500").entry != nil && quick("500").problem == nil)
  }

  @Test("A closed account is used only where it is named")
  func closedAccounts() throws {
    var ledger = ledger
    var bank = try #require(ledger[account: TestLedger.bank])
    bank.isClosed = true
    ledger.edit { $0.accounts.set(bank) }
    #expect(QuickEntry("450 ﾊﾟﾝ屋", in: ledger).entry?.account == TestLedger.cash)
    #expect(QuickEntry("450 @main", in: ledger).entry?.account == TestLedger.bank)
  }

  @Test("The last word is completed")
  func completions() {
    func completions(_ text: String) -> [String] { QuickEntry.completions(for: text, in: ledger) }
    #expect(completions("1200 d") == ["Doutor"])
    #expect(completions("1200 ca") == ["Café Zoë"])
    #expect(completions("1200 @m") == ["@Main Bank"])
    #expect(completions("#") == ["#work", "#gift"])
    #expect(completions("1200 Doutor").isEmpty)
    #expect(completions("1200 ").isEmpty && completions("").isEmpty)
  }

  @Test("Whatever is typed, nothing breaks", arguments: 1...20)
  func anything(seed: UInt64) {
    var dice = Dice(seed: seed)
    let pieces = [
      "1", "2.", ",", "@", "#", " ", "　", "円", "€", "-", "+", "(", "日", "/", "é", "🍜", "Doutor",
      "'", "@M",
    ]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...12, using: &dice))
        .compactMap { _ in pieces.randomElement(using: &dice) }.joined()
      let quick = quick(text)
      #expect((quick.entry == nil) == (quick.problem != nil))
    }
  }
}
