import LedgerModel
import SwiftUI

/// Entries below each other, for narrow windows.
struct EntryList: View {
  let entries: [Ledger.Entry]
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(LedgerStore.self) private var store

  var body: some View {
    @Bindable var navigation = navigation
    List(selection: $navigation.selection) {
      ForEach(entries) { entry in
        EntryRow(entry: entry)
          .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {
              store.apply(.remove([entry.id], from: store.ledger), named: "Delete Entry")
            }
          }
      }
    }
    .listStyle(.plain)
    .entryActions()
  }
}
