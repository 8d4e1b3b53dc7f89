import LedgerModel
import SwiftUI

/// What holds for the whole ledger: the currency that it is summed up in, and what others are worth.
struct LedgerEditor: View {
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Form {
      Section {
        CurrencyPicker(selection: currency)
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
      store.apply(change, named: "Change Currency")
    }
  }
}

#Preview("Ledger Settings") {
  LedgerEditor().environment(LedgerStore.sample)
}
