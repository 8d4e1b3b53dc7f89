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
          ForEach(foreign, id: \.self) { currency in
            RateField(currency: currency, rate: rate(of: currency), waits: true)
          }
        }
      }
    }
    .formStyle(.grouped)
    .sheetButtons("Ledger Settings", done: "Done")
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

  private func rate(of currency: Currency) -> Binding<Decimal?> {
    Binding {
      store.ledger.rates[currency]
    } set: {
      store.apply(.setRate($0, of: currency), named: "Change Rate")
    }
  }
}

#Preview("Ledger Settings") {
  LedgerEditor().environment(LedgerStore.sample)
}
