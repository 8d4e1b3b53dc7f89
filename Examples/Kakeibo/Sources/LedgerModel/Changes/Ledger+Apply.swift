import Foundation

extension Ledger {
  /// Applies a change.
  ///
  /// A few entries are found by binary search and moved into their places; many are merged in one
  /// walk. Sums and rankings follow each entry, and are built again once that is less work.
  ///
  /// - Returns: the change that takes this one back. It is empty where nothing was changed.
  @discardableResult
  public mutating func apply(_ change: LedgerChange) -> LedgerChange {
    var inverse = LedgerChange()
    inverse.entries = applyEntries(change.entries)
    (inverse.accounts, inverse.accountOrder) = accountList.apply(
      change.accounts, order: change.accountOrder)
    (inverse.categories, inverse.categoryOrder) = categoryList.apply(
      change.categories, order: change.categoryOrder)
    (inverse.recurring, inverse.recurringOrder) = recurringList.apply(
      change.recurring, order: change.recurringOrder)
    for (key, amount) in change.budgets where budgets[key.category]?[key.month] != amount {
      inverse.budgets.updateValue(budgets[key.category]?[key.month], forKey: key)
      setBudget(amount, at: key)
    }
    for (currency, rate) in change.rates where rates[currency] != rate {
      inverse.rates.updateValue(rates[currency], forKey: currency)
      rates[currency] = rate
    }
    if let new = change.currency, new != currency {
      (inverse.currency, currency) = (currency, new)
    }
    lastID = max(lastID, change.highestID)
    return inverse
  }

  private mutating func setBudget(_ amount: Int?, at key: BudgetKey) {
    var months = budgets[key.category] ?? [:]
    months[key.month] = amount
    budgets[key.category] = months.isEmpty ? nil : months
  }

  private mutating func applyEntries(_ changes: [Entry.ID: Entry?]) -> [Entry.ID: Entry?] {
    var before: [Entry.ID: Entry?] = [:]
    for (id, entry) in changes where self[entry: id] != entry {
      before.updateValue(self[entry: id], forKey: id)
    }
    if before.count <= 8 {
      for (id, old) in before { replace(old, with: changes[id] ?? nil) }
    } else {
      merge(before, changes)
    }
    if before.count > 64, before.count > entries.count / 4 {
      index = EntryIndex(entries)
    } else {
      for old in before.values { if let old { index.remove(old) } }
      for id in before.keys { if let new = changes[id] ?? nil { index.add(new) } }
    }
    return before
  }

  /// Puts one entry in the place of another. The index still tells of the ledger before the change.
  private mutating func replace(_ old: Entry?, with new: Entry?) {
    let place = old.map { old in entries.firstPlace { !Entry.precedes($0, old) } }
    if let place, let new, let old, old.day == new.day {
      entries[place] = new
      return
    }
    if let place { entries.remove(at: place) }
    if let new { entries.insert(new, at: entries.firstPlace { !Entry.precedes($0, new) }) }
  }

  /// Takes out what was there before and puts in what is there now, in one walk through all
  /// entries.
  private mutating func merge(_ before: [Entry.ID: Entry?], _ changes: [Entry.ID: Entry?]) {
    let added = before.keys.compactMap { changes[$0] ?? nil }.sorted(by: Entry.precedes)
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + added.count)
    var rest = added[...]
    for entry in entries where before[entry.id] == nil {
      while let next = rest.first, Entry.precedes(next, entry) { merged.append(rest.removeFirst()) }
      merged.append(entry)
    }
    entries = merged + rest
  }
}
