import Foundation
import Testing

@testable import LedgerModel

@Suite("Filters")
struct FilterTests {
  private let ledger = TestLedger.used()

  private func found(_ filter: EntryFilter) -> [Int] { filter.entries(of: ledger).map(\.id) }

  @Test("Without conditions all are found, the newest first")
  func all() {
    #expect(found(EntryFilter()) == ledger.entries.map(\.id).reversed())
    #expect(found(EntryFilter(text: "  ")).count == ledger.entries.count)
    #expect(EntryFilter(text: "x").entries(of: Ledger()).isEmpty)
  }

  @Test(
    "Texts are found in payee, note, tags, names and amounts",
    arguments: [
      ("doutor", [23, 21, 20]), ("ＤＯＵ", [23, 21, 20]), ("らんち", [21]), ("ﾗﾝﾁ", [21]),
      ("パン", [22]), ("ハン", []), ("cafe zoe", [24]), ("ZOË", [24]), ("#work", [22, 21]),
      ("work 趣味", [22]), ("main", [25, 27, 22]), ("1200", [21]), ("2.50", [24]), ("¥3,000", [22]),
      ("doutor main", []), ("zzz", []),
    ])
  func texts(text: String, ids: [Int]) {
    #expect(found(EntryFilter(text: text)) == ids)
  }

  @Test(
    "Tokens of a kind are alternatives, and kinds add up",
    arguments: [
      ([EntryFilter.Token.category(10)], [24, 23, 21, 20]),
      ([.category(10), .category(11)], [24, 23, 22, 21, 20]), ([.category(nil)], [26]),
      ([.category(nil), .category(11)], [26, 22]), ([.tag("work")], [22, 21]),
      ([.tag("work"), .tag("gift")], [22]), ([.category(11), .account(2)], [22]),
      ([.month(Month(year: 2026, month: 10))], [20]),
      (
        [
          .month(Month(year: 2026, month: 10)), .month(Month(year: 2026, month: 11)), .category(10),
        ], [24, 23, 21, 20]
      ),
    ])
  func tokens(tokens: [EntryFilter.Token], ids: [Int]) {
    #expect(found(EntryFilter(tokens: tokens)) == ids)
  }

  @Test("Account, month and text narrow down together")
  func together() {
    let tokens = [EntryFilter.Token.month(Month(year: 2026, month: 11))]
    #expect(found(EntryFilter(tokens: tokens, account: 2)) == [25, 27, 22])
    #expect(found(EntryFilter(text: "doutor", tokens: tokens, account: 1)) == [23, 21])
  }

  @Test(
    "What is found comes to the sum of its amounts, in the ledger's currency",
    arguments: [
      EntryFilter(), EntryFilter(text: " "), EntryFilter(text: "doutor"), EntryFilter(account: 1),
      EntryFilter(account: 3), EntryFilter(account: 99), EntryFilter(tokens: [.tag("work")]),
      EntryFilter(tokens: [.category(12)], account: 2),
    ])
  func totals(filter: EntryFilter) throws {
    let found = filter.entries(of: ledger)
    let amounts = found.map {
      $0.account == TestLedger.travel ? $0.amount * 160 / 100 : $0.amount
    }
    #expect(ledger.total(of: found) == Money(amounts.reduce(0, +), .yen))
    var unknown = ledger
    unknown.edit { $0.setRate(nil, of: .euro) }
    let isForeign = found.contains { $0.account == TestLedger.travel }
    #expect((unknown.total(of: found) == nil) == isForeign)
  }

  @Test("Suggestions are names, those that begin with the text first")
  func suggestions() {
    func suggested(_ text: String) -> [EntryFilter.Token] {
      EntryFilter.suggestions(for: text, in: ledger, locale: Locale(identifier: "en_US"))
    }
    #expect(suggested("fo") == [.category(10)])
    #expect(suggested("ａ") == [.category(12), .account(1), .account(2), .account(3)])
    #expect(suggested("#w") == [.tag("work")])
    #expect(suggested("2026-10") == [.month(Month(year: 2026, month: 10))])
    // The ledger ends in November.
    #expect(suggested("octo") == [.month(Month(year: 2026, month: 10))])
    #expect(suggested("dece") == [.month(Month(year: 2025, month: 12))])
    #expect(suggested("").isEmpty && suggested("#").isEmpty)
    #expect(EntryFilter.suggestions(for: "a", in: .sample(today: TestLedger.today)).count <= 8)
  }

  @Test("A filter finds what a plain search finds")
  func againstPlain() {
    let ledger = Ledger.generated(entries: 3_000, seed: 7, today: TestLedger.today)
    for word in ["bakery", "ラーメン 1", "no. 12", "travel", "café", "groceries"] {
      let words = word.split(separator: " ").map(String.init)
      let plain = ledger.entries.reversed().filter { entry in
        let names = [
          entry.payee, entry.note, ledger[account: entry.account]?.name ?? "",
          entry.category.flatMap { ledger[category: $0]?.name } ?? "",
        ]
        return words.allSatisfy { word in
          (names + entry.tags).contains { $0.lowercased().contains(word) }
            || Money(word, ledger[account: entry.account]?.currency ?? .yen)?.minorUnits
              == abs(entry.amount)
        }
      }
      #expect(EntryFilter(text: word).entries(of: ledger) == plain)
    }
  }
}
