import LedgerModel
import SwiftUI

/// How many entries are shown, and what they come to.
struct EntryTotals: View {
  let entries: [Ledger.Entry]
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    HStack {
      Text("\(entries.count) entries")
      if navigation.selection.count > 1 {
        Text("\(navigation.selection.count) chosen")
      }
      Spacer()
      if let sum { AmountText(sum) }
    }
    .font(.callout)
    .foregroundStyle(.secondary)
    .padding(.horizontal)
    .padding(.vertical, 4)
  }

  /// Of the chosen ones, where there are several; in the ledger's currency.
  private var sum: Money? {
    let ledger = store.ledger
    let chosen =
      navigation.selection.count > 1
      ? navigation.selection.compactMap { ledger[entry: $0] } : entries
    var sums: [Ledger.Account.ID: Int] = [:]
    for entry in chosen { sums[entry.account, default: 0] &+= entry.amount }
    var total = Money(0, ledger.currency)
    for (id, amount) in sums {
      guard let account = ledger[account: id],
        let money = ledger.inLedgerCurrency(Money(amount, account.currency))
      else { return nil }
      total.minorUnits &+= money.minorUnits
    }
    return total
  }
}
