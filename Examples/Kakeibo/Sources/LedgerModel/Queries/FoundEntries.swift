/// The entries that a filter lets through, and what they come to: found in one walk, once for each
/// change of the filter or the ledger, however often they are shown.
public struct FoundEntries: Sendable {
  /// The newest first.
  public let entries: [Ledger.Entry]
  /// In the ledger's currency; nil where a rate is not known.
  public let total: Money?
}

extension EntryFilter {
  /// The entries that fit, with their total.
  public func found(in ledger: Ledger) -> FoundEntries {
    let entries = entries(of: ledger)
    return FoundEntries(entries: entries, total: ledger.total(of: entries))
  }
}

extension Ledger {
  /// What entries come to in the ledger's currency; nil where a rate is not known.
  public func total(of entries: some Sequence<Entry>) -> Money? {
    var sums: [Account.ID: Int] = [:]
    for entry in entries { sums[entry.account, default: 0] &+= entry.amount }
    var total = Money(0, currency)
    for (id, amount) in sums {
      guard let account = self[account: id],
        let money = inLedgerCurrency(Money(amount, account.currency))
      else { return nil }
      total.minorUnits &+= money.minorUnits
    }
    return total
  }
}
