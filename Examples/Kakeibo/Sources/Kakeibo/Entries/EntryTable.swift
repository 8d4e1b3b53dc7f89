import LedgerModel
import SwiftUI

/// Entries in columns.
struct EntryTable: View {
  let entries: [Ledger.Entry]
  @Binding var order: [KeyPathComparator<Ledger.Entry>]
  let showsAccount: Bool
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    @Bindable var navigation = navigation
    Table(entries, selection: $navigation.selection, sortOrder: $order) {
      TableColumn("Day", value: \.day) { entry in
        Text(entry.day.date(), format: .dateTime.year().month(.twoDigits).day(.twoDigits))
          .monospacedDigit()
      }
      .width(min: 96, ideal: 96)
      TableColumn("Payee", value: \.payee) { entry in
        entry.title(store.ledger.category(of: entry))
          .help(entry.note)
      }
      .width(min: 72, ideal: 200)
      TableColumn("Category") { entry in
        if entry.transfer == nil {
          CategoryLabel(category: store.ledger.category(of: entry))
        }
      }
      .width(min: 72, ideal: 140)
      if showsAccount {
        TableColumn("Account") { entry in
          Text(verbatim: store.ledger[account: entry.account]?.name ?? "")
        }
        .width(min: 64, ideal: 110)
      }
      TableColumn("Tags") { entry in
        Text(verbatim: entry.tags.joined(separator: " "))
          .foregroundStyle(.secondary)
      }
      .width(min: 40, ideal: 80)
      TableColumn("Amount", value: \.amount) { entry in
        if let account = store.ledger[account: entry.account] {
          AmountText(Money(entry.amount, account.currency), marksIncome: entry.transfer == nil)
        }
      }
      .width(min: 80, ideal: 110)
      .alignment(.trailing)
    }
    .entryActions()
  }
}
