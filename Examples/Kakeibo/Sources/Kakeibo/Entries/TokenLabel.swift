import LedgerModel
import SwiftUI

/// A part of a search, as its field shows it.
struct TokenLabel: View {
  let token: EntryFilter.Token
  @Environment(LedgerStore.self) private var store

  var body: some View {
    switch token {
    case .category(let id): CategoryLabel(category: store.ledger[category: id])
    case .account(let id):
      if let account = store.ledger[account: id] {
        Label(account.name, systemImage: account.kind.symbol)
      }
    case .tag(let tag): Label(tag, systemImage: "number")
    case .month(let month):
      Label {
        Text(month.date(), format: .dateTime.year().month())
      } icon: {
        Image(systemName: "calendar")
      }
    case .uncategorized: CategoryLabel(category: nil)
    case .income: Label("Received", systemImage: "arrow.down.left")
    case .expense: Label("Spent", systemImage: "arrow.up.right")
    }
  }
}
