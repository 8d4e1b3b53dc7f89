import Foundation
import Testing

@testable import LedgerModel

@Suite("CSV import and export")
struct CSVImportTests {
  private let ledger = TestLedger.used()
  private let english = Locale(identifier: "en_US")

  private func imported(
    _ text: String, encoding: String.Encoding = .utf8
  ) throws -> (CSVMapping, CSVImport) {
    let table = try CSVTable(try #require(text.data(using: encoding)))
    let mapping = CSVMapping.guess(table, in: ledger, locale: english)
    return (mapping, CSVImport(table, mapping, account: 1, into: ledger, locale: english))
  }

  @Test("A Japanese bank's file is understood")
  func japaneseBank() throws {
    let (mapping, result) = try imported(
      """
      お取引日,摘要,お引出し,お預入れ,残高
      2026年11月2日,ｺﾝﾋﾞﾆ,"1,200",,"98,800"
      2026年11月25日,給与,,"300,000","398,800"

      """, encoding: .shiftJIS)
    #expect(mapping.columns == [0: .day, 1: .payee, 2: .spent, 3: .received])
    #expect(mapping.hasHeader)
    #expect(result.problems.isEmpty)
    #expect(result.entries.map(\.amount) == [-1_200, 300_000])
    #expect(result.entries.map(\.day.description) == ["2026-11-02", "2026-11-25"])
    #expect(result.entries.map(\.id) == [ledger.nextID(), ledger.nextID() + 1])
  }

  @Test(
    "A German bank's headings are understood",
    arguments: [
      (
        "Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag",
        "24.11.26;25.11.26;LASTSCHRIFT;Miete;Hausverwaltung;-1.200"
      ),
      (
        "Buchung;Valuta;Saldo in EUR;Verwendungszweck;Auftraggeber/Empfänger;Betrag (€)",
        "24.11.2026;25.11.2026;3;Miete;Hausverwaltung;-1.200"
      ),
      (
        "Buchungsdatum;Wertstellung;Umsatztyp;Verwendungszweck;Zahlungsempfänger*in;Umsatz in EUR",
        "24.11.26;24.11.26;Ausgang;Miete;Hausverwaltung;-1.200"
      ),
    ])
  func germanBank(headings: String, row: String) throws {
    let (mapping, result) = try imported("\(headings)\n\(row)\n")
    #expect(mapping.columns == [0: .day, 3: .note, 4: .payee, 5: .amount])
    let entry = try #require(result.entries.first)
    #expect(entry.day == Day(year: 2026, month: 11, day: 24))
    #expect((entry.payee, entry.note, entry.amount) == ("Hausverwaltung", "Miete", -1_200))
  }

  @Test(
    "A Japanese bank's two columns of amounts are understood",
    arguments: [("お支払金額", "お預り金額"), ("支払い金額", "預かり金額"), ("出金額", "入金額")])
  func japaneseBank(spent: String, received: String) throws {
    let (mapping, result) = try imported(
      "日付,\(spent),\(received),摘要\n2026/11/02,500,,店\n2026/11/25,,3000,給与\n")
    #expect(mapping.columns == [0: .day, 1: .spent, 2: .received, 3: .payee])
    #expect(result.entries.map(\.amount) == [-500, 3_000])
  }

  @Test("What a bank writes above the headings is left out, and lines are counted from the first")
  func aboveTheHeadings() throws {
    let (mapping, result) = try imported(
      """
      Girokonto;DE12 3456;
      Zeitraum;01.11.2026 - 30.11.2026;

      Buchungstag;Beguenstigter;Betrag
      02.11.2026;REWE;-1.200
      03.11.2026;Kaputt;x
      """)
    #expect(mapping.columns == [0: .day, 1: .payee, 2: .amount])
    #expect(mapping.hasHeader)
    #expect(result.entries.map(\.amount) == [-1_200])
    #expect(result.entries.map(\.payee) == ["REWE"])
    #expect(result.problems == [.init(line: 6, kind: .noAmount("x"))])
  }

  @Test("Without headings, what columns hold says what they are")
  func withoutHeadings() throws {
    let (mapping, result) = try imported("Lidl;24.11.2026;-12\nREWE;31.10.2026;-7\n")
    #expect(!mapping.hasHeader && mapping.dayFormat == .dayMonthYear)
    #expect(mapping.columns == [0: .payee, 1: .day, 2: .amount])
    #expect(result.entries.map(\.payee) == ["Lidl", "REWE"])
  }

  @Test(
    "The order of days is found, and left to the locale where it cannot be",
    arguments: [
      ("2026/11/24", "en_US", CSVMapping.DayFormat.yearMonthDay),
      ("24/11/2026", "en_US", .dayMonthYear),
      ("11/24/26", "en_GB", .monthDayYear), ("05/06/2026", "en_US", .monthDayYear),
      ("05/06/2026", "en_GB", .dayMonthYear), ("20261124", "ja_JP", .yearMonthDay),
      ("05.06.2026", "en_US", .dayMonthYear), ("2026.06.05", "en_US", .yearMonthDay),
      ("24.11.2026 Uhr", "en_US", .dayMonthYear), ("2026-11-24 UTC", "en_US", .yearMonthDay),
    ])
  func dayFormats(day: String, locale: String, format: CSVMapping.DayFormat) throws {
    let table = try CSVTable(Data("Date,Amount\n\(day),5\n".utf8))
    let mapping = CSVMapping.guess(table, in: ledger, locale: Locale(identifier: locale))
    #expect(mapping.dayFormat == format)
    #expect(CSVImport(table, mapping, account: 1, into: ledger).entries.count == 1)
  }

  @Test("Broken lines are explained, and the others taken")
  func problems() throws {
    let (_, result) = try imported(
      """
      Date,Amount,Payee,Account
      2026-11-01,-500,ok,
      2026-02-31,-500,no such day,
      2026-11-02,abc,no amount,
      2026-11-03,,nothing,
      2026-11-04,-1.5,"yen has
      no fractions",
      2026-11-05,-5,elsewhere,Nowhere
      2026-11-06
      2026-11-07,-700,ok,main bank
      """)
    #expect(result.entries.map(\.amount) == [-500, -700])
    #expect(result.entries.map(\.account) == [1, 2])
    #expect(result.problems.map(\.line) == [3, 4, 5, 6, 8, 9])
    #expect(
      result.problems.map(\.kind) == [
        .noDay("2026-02-31"), .noAmount("abc"), .noAmount(""), .noAmount("-1.5"),
        .unknownAccount("Nowhere"), .tooShort,
      ])
  }

  @Test("A file without days or amounts is one problem, and an empty one is none")
  func missingColumns() throws {
    #expect(try imported("Name,Colour\na,b\n").1.problems.map(\.kind) == [.noDayColumn])
    #expect(try imported("Date,Colour\n2026-11-01,b\n").1.problems.map(\.kind) == [.noAmountColumn])
    #expect(try imported("").1.problems.isEmpty)
    let (mapping, result) = try imported("Date,Amount,Payee\n")
    #expect(mapping.hasHeader && result.entries.isEmpty && result.problems.isEmpty)
  }

  @Test("What is there already is a duplicate, as often as it is there")
  func duplicates() throws {
    let (_, result) = try imported(
      """
      Date,Amount,Payee
      2026-11-01,-1200,DOUTOR
      2026-11-01,-1200,Doutor
      2026-11-01,-1200,Other
      """)
    #expect(result.duplicates == [result.entries[0].id])
    #expect(result.change(skippingDuplicates: true).entries.count == 2)
    #expect(result.change(skippingDuplicates: false).entries.count == 3)
  }

  @Test("Categories are found by name, and made once where they are new")
  func categories() throws {
    let (_, result) = try imported(
      """
      Date,Amount,Category,Tags
      2026-11-01,-1,FOOD,#a b
      2026-11-02,-1,Pets,
      2026-11-03,-1,pets,
      2026-11-04,9,Gifts,
      """)
    #expect(result.newCategories.map(\.name) == ["Pets", "Gifts"])
    #expect(result.newCategories.map(\.kind) == [.expense, .income])
    #expect(result.entries[0].category == TestLedger.food && result.entries[0].tags == ["a", "b"])
    #expect(result.entries[1].category == result.entries[2].category)
    var ledger = ledger
    let undo = ledger.apply(result.change(skippingDuplicates: true))
    #expect(ledger.categories.count == 5)
    ledger.apply(undo)
    #expect(ledger == self.ledger)
  }

  @Test("Where no column says what for, it is as it was with the payee the last time")
  func usualCategories() throws {
    let rows = """
      2026-11-26,-450,DOUTOR
      2026-11-26,450,Doutor
      2026-11-27,-800,パン屋
      2026-11-27,-1,Nobody yet
      """
    let (_, result) = try imported("Date,Amount,Payee\n" + rows)
    let food = TestLedger.food
    #expect(result.entries.map(\.category) == [food, food, TestLedger.fun, nil])
    // Who says it for some leaves it out for others on purpose.
    let (_, sorted) = try imported("Date,Amount,Payee,Category\n2026-11-26,-450,Doutor,\n")
    #expect(sorted.entries.map(\.category) == [nil])
  }

  @Test("What is exported is imported again", arguments: ["en_US", "ja_JP", "de_DE"])
  func roundTrip(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    var ledger = ledger
    let texts = ["=1+1", "'=x", "'quoted'", "a,b", "c\"d\"", "two\nlines", "-5", "@home", "+81"]
    ledger.apply(
      .add(
        texts.enumerated().map { place, text in
          .init(
            id: 100 + place, day: TestLedger.today, amount: -place - 1, account: TestLedger.travel,
            payee: text, note: text)
        }))
    let own = ledger.entries.filter { $0.transfer == nil }
    let table = try CSVTable(CSVExport.data(of: own, in: ledger, locale: locale))
    #expect(table.encoding == .utf8)
    let mapping = CSVMapping.guess(table, in: ledger, locale: locale)
    let result = CSVImport(table, mapping, account: 1, into: ledger, locale: locale)
    #expect(result.problems.isEmpty && result.newCategories.isEmpty)
    #expect(result.duplicates.count == own.count)
    #expect(result.entries.map(\.amount) == own.map(\.amount))
    #expect(result.entries.map(\.payee) == own.map(\.payee))
    #expect(result.entries.map(\.note) == own.map(\.note))
    #expect(result.entries.map(\.category) == own.map(\.category))
    #expect(result.entries.map(\.tags) == own.map(\.tags))
  }

  @Test("Formulas are not run by spreadsheets")
  func formulas() {
    let entry = Ledger.Entry(
      id: 1, day: TestLedger.today, amount: -5, account: TestLedger.cash, payee: "=HYPERLINK(\"x\")"
    )
    let text = String(
      decoding: CSVExport.data(of: [entry], in: ledger, locale: english), as: UTF8.self)
    #expect(
      text == "\u{FEFF}Date,Account,Amount,Currency,Category,Payee,Note,Tags\r\n"
        + "2026-11-24,Cash,-5,JPY,,\"'=HYPERLINK(\"\"x\"\")\",,\r\n")
  }
}
