import LedgerModel
import SwiftUI

/// Makes or changes a recurring entry.
struct RecurringEditor: View {
  @State var draft: Ledger.Recurring
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Form {
      Section {
        TextField("Payee", text: $draft.payee)
        DirectedAmount(amount: $draft.amount, currency: currency)
        CategoryPicker(selection: $draft.category, kind: draft.amount > 0 ? .income : .expense)
        AccountPicker(selection: $draft.account)
        TagField(tags: $draft.tags)
        TextField("Note", text: $draft.note)
      }
      Section {
        Stepper(value: $draft.rhythm.count, in: 1...60) { Text(draft.rhythm.title) }
        Picker("Unit", selection: $draft.rhythm.unit) {
          ForEach(Ledger.Recurring.Rhythm.Unit.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        DayPicker(title: "Next", day: $draft.start)
        Toggle("Ends", isOn: $draft.ends)
        if let end = Binding($draft.end) { DayPicker(title: "Last", day: end) }
        Toggle("Paused", isOn: $draft.isPaused)
      }
    }
    .sheetButtons(isNew ? "New Recurring Entry" : "Recurring Entry", isValid: isValid, action: save)
  }

  private var isNew: Bool { store.ledger[recurring: draft.id] == nil }

  private var isValid: Bool {
    !draft.payee.trimmed.isEmpty && draft.amount != 0 && draft.end ?? draft.next >= draft.next
  }

  private var currency: Currency {
    store.ledger[account: draft.account]?.currency ?? store.ledger.currency
  }

  private func save() {
    store.edit(named: isNew ? "New Recurring Entry" : "Edit Recurring Entry") {
      $0.recurring.set(draft)
    }
  }
}

extension Ledger.Recurring {
  fileprivate var ends: Bool {
    get { end != nil }
    set { end = newValue ? next.adding(months: 12) : nil }
  }

  /// The days are counted from the one that the user chose last.
  fileprivate var start: Day {
    get { next }
    set { (next, anchor) = (newValue, newValue) }
  }
}

#Preview("Recurring Entry") {
  RecurringEditor(draft: LedgerStore.sample.ledger.recurring[0]).inSampleWindow()
}
