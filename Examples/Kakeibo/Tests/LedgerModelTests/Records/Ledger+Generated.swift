import Foundation

@testable import LedgerModel

extension Ledger {
  /// A ledger of any size, to see what becomes of many years: the same for the same numbers.
  ///
  /// Entries go back from `today`, eleven on a day as in a large household, with several hundred
  /// payees, notes and tags here and there, and a transfer now and then.
  static func generated(entries count: Int, seed: UInt64, today: Day) -> Ledger {
    var random = Dice(seed: seed)
    var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en"))
    let bank = ledger.nextID()
    let travel = bank + 1
    ledger.edit { setup in
      setup.accounts += [
        Account(id: bank, name: "Bank", kind: .bank, currency: .yen, opening: 1_000_000),
        Account(id: travel, name: "Travel", kind: .card, currency: .euro),
      ]
      setup.setRate(163, of: .euro)
    }
    let categories = ledger.categories
    let first = ledger.nextID()
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    while entries.count < count {
      let place = entries.count
      let day = today.adding(days: (place - count + 1) / 11)
      let id = first + place
      if count - place > 1, Int.random(in: 0..<40, using: &random) == 0 {
        let amount = Int.random(in: 1...50, using: &random) * 1_000
        entries.append(Entry(id: id, day: day, amount: -amount, account: bank, transfer: id + 1))
        entries.append(Entry(id: id + 1, day: day, amount: amount, account: 1, transfer: id))
        continue
      }
      let category = categories.randomElement(using: &random)
      let amount = Int.random(in: 100...9_999, using: &random)
      entries.append(
        Entry(
          id: id, day: day, amount: category?.kind == .income ? amount : -amount,
          account: [1, 1, bank, bank, travel].randomElement(using: &random) ?? bank,
          category: category?.id,
          payee: payee(Int.random(in: 0..<600, using: &random)),
          note: Int.random(in: 0..<8, using: &random) == 0 ? "No. \(place) レシート" : "",
          tags: Int.random(in: 0..<10, using: &random) == 0 ? ["work"] : []))
    }
    ledger.apply(.add(entries))
    return ledger
  }

  private static func payee(_ number: Int) -> String {
    let kinds = [
      "Bakery", "Café", "スーパー", "Market", "薬局", "Books", "ラーメン", "Station", "Garage", "Cinéma",
    ]
    return "\(kinds[number % kinds.count]) \(number / kinds.count + 1)"
  }
}
