import LedgerModel
import SwiftUI

/// Edits the entry that is chosen.
struct EntryInspector: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    let selection = navigation.selection
    if let id = selection.first, selection.count == 1, let entry = store.ledger[entry: id] {
      EntryForm(entry: entry).id(id)
    } else {
      ContentUnavailableView(
        selection.isEmpty ? "No Entry Chosen" : "Several Entries Chosen",
        systemImage: "square.dashed",
        description: Text("Choose one to see all of it."))
    }
  }
}

/// All of an entry. What is chosen counts at once, what is typed when its field is left; each is one
/// change, and can be undone.
private struct EntryForm: View {
  let entry: Ledger.Entry
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    Form {
      if entry.transfer == nil { fields } else { transfer }
      Section {
        Button("Delete Entry", systemImage: "trash", role: .destructive) {
          navigation.selection = []
          store.apply(.remove([entry.id], from: store.ledger), named: "Delete Entry")
        }
      }
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private var fields: some View {
    Section {
      DirectedAmount(
        amount: binding(\.amount), currency: store.ledger.money(of: entry).currency, waits: true)
      DayPicker(title: "Day", day: binding(\.day))
    }
    Section {
      DraftField(binding(\.payee)) { TextField("Payee", text: $0) }
      CategoryPicker(selection: binding(\.category), kind: entry.amount > 0 ? .income : .expense)
      AccountPicker(selection: binding(\.account))
      TagField(tags: binding(\.tags))
    }
    Section("Note") {
      DraftField(binding(\.note)) {
        TextEditor(text: $0)
          .frame(minHeight: 64)
          .accessibilityLabel("Note")
      }
    }
  }

  /// From where to where, and how much: it is edited as a whole.
  private var transfer: some View {
    Section {
      ForEach(store.ledger.halves(of: entry)) { half in
        LabeledContent(half.amount < 0 ? "From" : "To") {
          VStack(alignment: .trailing, spacing: 0) {
            Text(verbatim: store.ledger[account: half.account]?.name ?? "")
            AmountText(store.ledger.money(of: half).magnitude)
          }
        }
      }
      LabeledContent("Day") { Text(entry.day.date(), format: .dateTime.year().month().day()) }
      if !entry.note.isEmpty { LabeledContent("Note") { Text(verbatim: entry.note) } }
      Button("Edit…") { navigation.sheet = .transfer(entry) }
    }
  }

  private func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<Ledger.Entry, Value>
  ) -> Binding<Value> {
    Binding {
      entry[keyPath: keyPath]
    } set: { value in
      guard var changed = store.ledger[entry: entry.id] else { return }
      changed[keyPath: keyPath] = value
      store.apply(.replace(changed), named: "Edit Entry")
    }
  }
}

#Preview("Inspector") {
  let store = LedgerStore.sample
  let navigation = LedgerNavigation()
  let _ = navigation.edit(store.ledger.entries[0].id)
  EntryInspector().inSampleWindow(store, navigation)
}
