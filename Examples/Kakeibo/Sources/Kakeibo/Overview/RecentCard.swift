import LedgerModel
import SwiftUI

/// The latest entries.
struct RecentCard: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    Card("Latest Entries") {
      ForEach(store.ledger.entries.suffix(6).reversed()) { entry in
        Button {
          navigation.show(.entries)
          navigation.edit(entry.id)
        } label: {
          EntryRow(entry: entry)
        }
        .buttonStyle(.plain)
      }
      if store.ledger.entries.isEmpty {
        Text("Nothing is written down yet.")
          .foregroundStyle(.secondary)
      }
      Button(store.ledger.entries.isEmpty ? "Write the First" : "All Entries") {
        navigation.startQuickEntry()
      }
      .buttonStyle(.borderless)
    }
  }
}
