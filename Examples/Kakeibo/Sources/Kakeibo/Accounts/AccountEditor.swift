import LedgerModel
import SwiftUI

/// Makes or changes an account.
struct AccountEditor: View {
  @State private var draft: Ledger.Account
  @State private var rate: Decimal?
  @Environment(LedgerStore.self) private var store

  init(account: Ledger.Account) {
    _draft = State(initialValue: account)
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $draft.name, prompt: Text("Everyday account"))
        Picker("Kind", selection: $draft.kind) {
          ForEach(Ledger.Account.Kind.allCases, id: \.self) { kind in
            Label(kind.name, systemImage: kind.symbol).tag(kind)
          }
        }
        CurrencyPicker(selection: $draft.currency)
          .disabled(isUsed)
      } footer: {
        if isUsed { Text("An account with entries keeps its currency.") }
      }
      Section {
        AmountField("Opening Balance", minorUnits: $draft.opening, currency: draft.currency)
        if isForeign { RateField(currency: draft.currency, rate: $rate) }
        Toggle("Closed", isOn: $draft.isClosed)
      }
      Section("Note") {
        TextField("Note", text: $draft.note, axis: .vertical)
          .labelsHidden()
          .lineLimit(2...5)
      }
    }
    .formStyle(.grouped)
    .sheetButtons(isNew ? "New Account" : "Account", isValid: isValid, action: save)
    .onChange(of: draft.currency, initial: true) { rate = store.ledger.rates[draft.currency] }
  }

  private var isNew: Bool { store.ledger[account: draft.id] == nil }
  private var isForeign: Bool { draft.currency != store.ledger.currency }
  private var isUsed: Bool { store.ledger.entries.contains { $0.account == draft.id } }
  private var isValid: Bool {
    !draft.name.trimmingCharacters(in: .whitespaces).isEmpty
      && (!isForeign || rate.isPossibleRate)
  }

  private func save() {
    draft.name = draft.name.trimmingCharacters(in: .whitespaces)
    var change = LedgerChange.set(draft)
    if isForeign { change.rates = LedgerChange.setRate(rate, of: draft.currency).rates }
    store.apply(change, named: isNew ? "New Account" : "Edit Account")
  }
}

#Preview("Account") {
  let store = LedgerStore.sample
  if let account = store.ledger.accounts.first {
    AccountEditor(account: account)
      .environment(store)
      .environment(LedgerNavigation())
  }
}
