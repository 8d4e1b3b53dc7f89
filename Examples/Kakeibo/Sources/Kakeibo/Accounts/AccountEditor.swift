import LedgerModel
import SwiftUI

/// Makes or changes an account.
struct AccountEditor: View {
  @State var draft: Ledger.Account
  @State private var rate: Decimal?
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $draft.name)
        Picker("Kind", selection: $draft.kind) {
          ForEach(Ledger.Account.Kind.allCases, id: \.self) { kind in
            Label(kind.label.name, systemImage: kind.label.symbol).tag(kind)
          }
        }
        CurrencyPicker(selection: $draft.currency)
          .disabled(isUsed)
      } footer: {
        if isUsed { Text("An account with entries keeps its currency.") }
      }
      Section {
        AmountField(title: "Opening Balance", minorUnits: $draft.opening, currency: draft.currency)
        if isForeign {
          RateField(currency: draft.currency, target: store.ledger.currency, rate: $rate)
        }
        Toggle("Closed", isOn: $draft.isClosed)
      }
      TextField("Note", text: $draft.note, axis: .vertical)
    }
    .sheetButtons(isNew ? "New Account" : "Account", isValid: isValid, action: save)
    .onChange(of: draft.currency, initial: true) { rate = store.ledger.rate(of: draft.currency) }
  }

  private var isNew: Bool { store.ledger[account: draft.id] == nil }
  private var isForeign: Bool { draft.currency != store.ledger.currency }
  private var isUsed: Bool { store.ledger.entries.contains { $0.account == draft.id } }
  private var isValid: Bool { !draft.name.trimmed.isEmpty && (!isForeign || rate ?? 1 > 0) }

  private func save() {
    draft.name = draft.name.trimmed
    store.edit(named: isNew ? "New Account" : "Edit Account") { setup in
      setup.accounts.set(draft)
      if isForeign { setup.setRate(rate, of: draft.currency) }
    }
  }
}

/// What holds for the whole ledger: the currency that it is summed up in, and what others are
/// worth.
struct LedgerEditor: View {
  @State private var currency = Currency.ofLocale
  @State private var rates: [Currency: Decimal] = [:]
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Form {
      Section {
        CurrencyPicker(selection: $currency)
      } footer: {
        Text("Budgets and sums are in this currency. Accounts keep their own.")
      }
      if !foreign.isEmpty {
        Section("Rates") {
          ForEach(foreign, id: \.self) {
            RateField(currency: $0, target: currency, rate: $rates[$0])
          }
        }
      }
    }
    .sheetButtons("Ledger Settings", isValid: rates.values.allSatisfy { $0 > 0 }, action: save)
    .onAppear {
      currency = store.ledger.currency
      for currency in foreign { rates[currency] = store.ledger.rate(of: currency) }
    }
  }

  /// The currencies of accounts, but for the ledger's.
  private var foreign: [Currency] {
    Set(store.ledger.accounts.map(\.currency)).subtracting([currency]).sorted()
  }

  private func save() {
    store.edit(named: "Ledger Settings") { setup in
      setup.currency = currency
      for currency in foreign { setup.setRate(rates[currency], of: currency) }
    }
  }
}

/// What one unit of a foreign currency is worth in the ledger's.
struct RateField: View {
  let currency: Currency
  let target: Currency
  @Binding var rate: Decimal?

  var body: some View {
    LabeledContent("1 \(currency.code) is") {
      TextField("Rate", value: $rate, format: .number, prompt: Text("not known"))
        .beside(target)
    }
    if let rate, rate <= 0 {
      Label("A rate is above zero.", systemImage: "exclamationmark.triangle")
        .font(.callout)
        .foregroundStyle(.orange)
    }
  }
}

#Preview("Account") {
  AccountEditor(draft: LedgerStore.sample.ledger.accounts[0]).inSampleWindow()
}

#Preview("Ledger Settings") {
  LedgerEditor().inSampleWindow()
}
