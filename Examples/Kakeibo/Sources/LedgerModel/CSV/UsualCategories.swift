/// What was spent or received with each payee was for, the last time: a bank's file says who, and not
/// what for.
struct UsualCategories {
  private struct Key: Hashable {
    let payee: String
    let isIncome: Bool
  }

  private var categories: [Key: Ledger.Category.ID] = [:]

  /// - Complexity: linear in the number of entries.
  init(of ledger: Ledger) {
    let keys = Dictionary(uniqueKeysWithValues: ledger.payees.map { ($0, SearchText.key($0)) })
    for entry in ledger.entries {
      guard let payee = keys[entry.payee], let category = entry.category else { continue }
      categories[Key(payee: payee, isIncome: entry.amount > 0)] = category
    }
  }

  func category(payee: String, isIncome: Bool) -> Ledger.Category.ID? {
    categories[Key(payee: SearchText.key(payee), isIncome: isIncome)]
  }
}
