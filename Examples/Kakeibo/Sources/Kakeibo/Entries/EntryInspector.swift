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
      if entry.transfer == nil {
        Section {
          DirectedAmount(amount: binding(\.amount), currency: currency, waits: true)
          DayPicker("Day", selection: binding(\.day))
        }
        Section {
          DraftField(binding(\.payee)) { TextField("Payee", text: $0) }
          CategoryPicker(
            selection: binding(\.category), kind: entry.amount > 0 ? .income : .expense)
          AccountPicker(selection: binding(\.account))
          TagField(tags: binding(\.tags))
        }
      } else {
        Section {
          TransferLines(entry: entry)
          DayPicker("Day", selection: transferDay)
        }
      }
      Section("Note") {
        DraftField(binding(\.note)) {
          TextEditor(text: $0)
            .frame(minHeight: 64)
            .accessibilityLabel("Note")
        }
      }
      Section {
        Button("Delete Entry", systemImage: "trash", role: .destructive) {
          navigation.selection = []
          store.apply(.remove([entry.id], from: store.ledger), named: "Delete Entry")
        }
      }
    }
    .formStyle(.grouped)
  }

  private var currency: Currency {
    store.ledger[account: entry.account]?.currency ?? store.ledger.currency
  }

  private func binding<Value: Equatable>(
    _ keyPath: WritableKeyPath<Ledger.Entry, Value>
  ) -> Binding<Value> {
    Binding {
      entry[keyPath: keyPath]
    } set: { value in
      guard var changed = store.ledger[entry: entry.id], changed[keyPath: keyPath] != value
      else { return }
      changed[keyPath: keyPath] = value
      store.apply(.replace(changed), named: "Edit Entry")
    }
  }

  /// Both halves of a transfer are of one day.
  private var transferDay: Binding<Day> {
    Binding {
      entry.day
    } set: { day in
      var change = LedgerChange()
      for id in [entry.id, entry.transfer].compactMap({ $0 }) {
        guard var half = store.ledger[entry: id], half.day != day else { continue }
        half.day = day
        change.entries[id] = .some(half)
      }
      store.apply(change, named: "Edit Transfer")
    }
  }
}

/// From where to where, and how much. Where both accounts have one currency, as much arrives as leaves.
private struct TransferLines: View {
  let entry: Ledger.Entry
  @Environment(LedgerStore.self) private var store

  var body: some View {
    let halves = halves
    let isExchange = Set(halves.map(currency)).count > 1
    ForEach(halves) { half in
      let isSource = half.id == halves.first?.id
      LabeledContent(isSource ? "From" : "To") {
        Text(verbatim: store.ledger[account: half.account]?.name ?? "")
      }
      if isSource || isExchange {
        AmountField(
          isSource ? "Amount" : "Arrives", minorUnits: amount(of: half, both: !isExchange),
          currency: currency(half), waits: true)
      }
    }
  }

  /// What leaves, and what arrives.
  private var halves: [Ledger.Entry] {
    [entry, entry.transfer.flatMap { store.ledger[entry: $0] }]
      .compactMap { $0 }
      .sorted { $0.amount < $1.amount }
  }

  private func currency(_ half: Ledger.Entry) -> Currency {
    store.ledger[account: half.account]?.currency ?? store.ledger.currency
  }

  private func amount(of half: Ledger.Entry, both: Bool) -> Binding<Int> {
    Binding {
      abs(half.amount)
    } set: { amount in
      guard amount != 0 else { return }
      let changed = halves.filter { both || $0.id == half.id }.map { half in
        var half = half
        half.amount = half.amount < 0 ? -abs(amount) : abs(amount)
        return half
      }
      store.apply(.add(changed), named: "Edit Transfer")
    }
  }
}

#Preview("Inspector") {
  let store = LedgerStore.sample
  let navigation = LedgerNavigation()
  let _ = navigation.edit(store.ledger.entries[0].id)
  EntryInspector()
    .environment(store)
    .environment(navigation)
}
