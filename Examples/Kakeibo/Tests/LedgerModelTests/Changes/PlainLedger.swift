@testable import LedgerModel

/// A ledger as simple as can be: dictionaries, and every answer computed again.
struct PlainLedger {
  var entries: [Int: Ledger.Entry] = [:]
  var accounts: [Int: Ledger.Account] = [:]
  var categories: [Int: Ledger.Category] = [:]
  var recurring: [Int: Ledger.Recurring] = [:]
  var budgets: [Ledger.Setup.Budget] = []

  mutating func apply(_ change: LedgerChange) {
    for (id, entry) in change.entries { entries[id] = entry }
    guard let setup = change.setup else { return }
    accounts = Dictionary(uniqueKeysWithValues: setup.accounts.map { ($0.id, $0) })
    categories = Dictionary(uniqueKeysWithValues: setup.categories.map { ($0.id, $0) })
    recurring = Dictionary(uniqueKeysWithValues: setup.recurring.map { ($0.id, $0) })
    budgets = setup.budgets
  }

  var sorted: [Ledger.Entry] { entries.values.sorted { ($0.day, $0.id) < ($1.day, $1.id) } }

  func balance(of account: Ledger.Account, until day: Day) -> Int {
    entries.values.reduce(account.opening) {
      $1.account == account.id && $1.day <= day ? $0 + $1.amount : $0
    }
  }

  var payees: [String] { ranked(entries.values.map(\.payee).filter { !$0.isEmpty }) }
  var tags: [String] { ranked(entries.values.flatMap(\.tags)) }

  private func ranked(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Whether everything that an entry names is there.
  var isWhole: Bool {
    entries.values.allSatisfy { entry in
      accounts[entry.account] != nil
        && (entry.category.map { categories[$0] != nil } ?? true)
        && (entry.transfer.map { entries[$0]?.transfer == entry.id } ?? true)
    }
      && recurring.values.allSatisfy { recurring in
        accounts[recurring.account] != nil
          && (recurring.category.map { categories[$0] != nil } ?? true)
      }
      && budgets.allSatisfy { categories[$0.category] != nil }
  }
}
