/// Amounts of entries in the ledger's currency, as what was spent or received.
///
/// An entry's category says which of the two it is: what a shop gives back lowers what was spent
/// there, and is nobody's income. Without a category, the sign says it. A transfer is neither.
///
/// Who adds amounts up lets them wrap around: what no household has is not worth a crash.
struct Flow {
  private let exchanges: [Ledger.Account.ID: Exchange]
  private let currencies: [Ledger.Account.ID: Currency]
  private let kinds: [Ledger.Category.ID: Ledger.Category.Kind]

  init(_ ledger: Ledger) {
    let accounts = ledger.accounts
    exchanges = Dictionary(
      uniqueKeysWithValues: accounts.compactMap { account in
        ledger.exchange(from: account.currency).map { (account.id, $0) }
      })
    currencies = Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, $0.currency) })
    kinds = Dictionary(uniqueKeysWithValues: ledger.categories.map { ($0.id, $0.kind) })
  }

  /// What an entry adds to the household's money, or nil for a transfer and what has no rate.
  func amount(_ entry: Ledger.Entry) -> Int? {
    entry.transfer == nil ? exchanges[entry.account]?(entry.amount) : nil
  }

  func isExpense(_ entry: Ledger.Entry) -> Bool {
    entry.category.flatMap { kinds[$0] }.map { $0 == .expense } ?? (entry.amount < 0)
  }

  /// The currency of an entry that cannot be counted.
  func unconverted(_ entry: Ledger.Entry) -> Currency? {
    entry.transfer == nil && exchanges[entry.account] == nil ? currencies[entry.account] : nil
  }
}
