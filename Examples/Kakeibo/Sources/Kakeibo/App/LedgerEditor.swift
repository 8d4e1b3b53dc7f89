import LedgerModel
import SwiftUI

/// What holds for the whole ledger: the currency that it is summed up in, and what others are worth.
struct LedgerEditor: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.undoManager) private var undoManager
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section {
        Picker("Currency", selection: currency) {
          ForEach(choices, id: \.self) { currency in
            Text(verbatim: currency.title(in: locale)).tag(currency)
          }
        }
      } footer: {
        Text("Budgets and sums are in this currency. Accounts keep their own.")
      }
      if !foreign.isEmpty {
        Section("Rates") {
          ForEach(foreign, id: \.self) { RateField(currency: $0) }
        }
      }
    }
    .formStyle(.grouped)
    .sheetButtons("Ledger Settings", done: "Done", isValid: true) {}
  }

  private var choices: [Currency] {
    let known = Currency.common
    return known.contains(store.ledger.currency) ? known : [store.ledger.currency] + known
  }

  /// The currencies of accounts, but for the ledger's.
  private var foreign: [Currency] {
    Set(store.ledger.accounts.map(\.currency)).subtracting([store.ledger.currency]).sorted()
  }

  private var currency: Binding<Currency> {
    Binding {
      store.ledger.currency
    } set: { currency in
      var change = LedgerChange()
      change.currency = currency
      store.apply(change, named: String(localized: "Change Currency"), undo: undoManager)
    }
  }
}

#Preview("Ledger Settings") {
  LedgerEditor().environment(LedgerStore.sample)
}
