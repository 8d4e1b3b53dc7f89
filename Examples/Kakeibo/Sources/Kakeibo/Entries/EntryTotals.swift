import LedgerModel
import SwiftUI

/// How many entries are shown, and what they come to.
struct EntryTotals: View {
  let found: FoundEntries
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    HStack {
      Text("\(found.entries.count) entries")
      if navigation.selection.count > 1 {
        Text("\(navigation.selection.count) chosen")
      }
      Spacer()
      if let total { AmountText(total) }
    }
    .font(.callout)
    .foregroundStyle(.secondary)
    .padding(.horizontal)
    .padding(.vertical, 4)
  }

  /// Of the chosen ones, where there are several.
  private var total: Money? {
    guard navigation.selection.count > 1 else { return found.total }
    let ledger = store.ledger
    return ledger.total(of: navigation.selection.lazy.compactMap { ledger[entry: $0] })
  }
}
