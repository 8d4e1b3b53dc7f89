import LedgerModel
import SwiftUI

/// Makes or changes an account.
struct AccountEditor: View {
  @State private var draft: Ledger.Account
  @Environment(LedgerStore.self) private var store
  @FocusState private var isNameFocused: Bool

  init(account: Ledger.Account) {
    _draft = State(initialValue: account)
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $draft.name, prompt: Text("Everyday account"))
          .focused($isNameFocused)
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
        if draft.currency != store.ledger.currency {
          RateField(currency: draft.currency)
        }
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
    .onAppear { isNameFocused = isNew }
  }

  private var isNew: Bool { store.ledger[account: draft.id] == nil }
  private var isUsed: Bool { store.ledger.entries.contains { $0.account == draft.id } }
  private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }

  private func save() {
    draft.name = draft.name.trimmingCharacters(in: .whitespaces)
    store.apply(
      .set(draft),
      named: isNew ? "New Account" : "Edit Account")
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
