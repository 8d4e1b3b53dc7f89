import Foundation

extension LedgerChange {
  /// Adds an account, or puts it in the place of the one that has its id.
  public static func set(_ account: Ledger.Account) -> LedgerChange {
    LedgerChange(accounts: [account.id: account])
  }

  /// Adds a category, or puts it in the place of the one that has its id.
  public static func set(_ category: Ledger.Category) -> LedgerChange {
    LedgerChange(categories: [category.id: category])
  }

  /// Adds a recurring entry, or puts it in the place of the one that has its id.
  public static func set(_ recurring: Ledger.Recurring) -> LedgerChange {
    LedgerChange(recurring: [recurring.id: recurring])
  }

  /// Sets what a category may cost from a month on. Zero ends the budget; nil forgets what was set
  /// for that month, so that the one before goes on.
  public static func setBudget(
    _ amount: Int?, for category: Ledger.Category.ID, from month: Month
  ) -> LedgerChange {
    LedgerChange(budgets: [BudgetKey(category: category, month: month): amount])
  }

  /// Sets what one unit of a currency is worth in the ledger's, or says that it is not known: nothing
  /// is worth nothing.
  public static func setRate(_ rate: Decimal?, of currency: Currency) -> LedgerChange {
    LedgerChange(rates: [currency: rate.flatMap { $0 > 0 ? $0 : nil }])
  }

  /// Removes an account with its entries, the other halves of its transfers, and what recurs in it.
  public static func removeAccount(
    _ id: Ledger.Account.ID, from ledger: Ledger
  ) -> LedgerChange {
    let own = ledger.entries.lazy.filter { $0.account == id }.map(\.id)
    var change = remove(Set(own), from: ledger)
    change.accounts.updateValue(nil, forKey: id)
    for recurring in ledger.recurring where recurring.account == id {
      change.recurring.updateValue(nil, forKey: recurring.id)
    }
    return change
  }

  /// Removes a category and its budgets. Its entries, and what recurs, are without one then.
  public static func removeCategory(
    _ id: Ledger.Category.ID, from ledger: Ledger
  ) -> LedgerChange {
    replaceCategory(id, with: nil, in: ledger)
  }

  /// Makes one category of two: what was in the first is in the other then.
  ///
  /// The other one's budgets stay, and the first one's go: two plans do not add up to a third.
  public static func merge(
    category id: Ledger.Category.ID, into other: Ledger.Category.ID, in ledger: Ledger
  ) -> LedgerChange {
    id == other ? LedgerChange() : replaceCategory(id, with: other, in: ledger)
  }

  /// Removes a recurring entry. What was entered of it stays.
  public static func removeRecurring(_ id: Ledger.Recurring.ID) -> LedgerChange {
    LedgerChange(recurring: [id: nil])
  }

  private static func replaceCategory(
    _ id: Ledger.Category.ID, with other: Ledger.Category.ID?, in ledger: Ledger
  ) -> LedgerChange {
    var change = LedgerChange(categories: [id: nil])
    for var entry in ledger.entries where entry.category == id {
      entry.category = other
      change.entries[entry.id] = entry
    }
    for var recurring in ledger.recurring where recurring.category == id {
      recurring.category = other
      change.recurring[recurring.id] = recurring
    }
    for month in (ledger.budgets[id] ?? [:]).keys {
      change.budgets.updateValue(nil, forKey: BudgetKey(category: id, month: month))
    }
    return change
  }
}
