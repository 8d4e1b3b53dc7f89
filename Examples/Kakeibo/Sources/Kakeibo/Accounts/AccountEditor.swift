import LedgerModel
import SwiftUI

/// Makes or changes an account.
struct AccountEditor: View {
  @State private var draft: Ledger.Account
  @Environment(LedgerStore.self) private var store
  @Environment(\.undoManager) private var undoManager
  @Environment(\.locale) private var locale
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
        Picker("Currency", selection: $draft.currency) {
          ForEach(currencies, id: \.self) { currency in
            Text(verbatim: currency.title(in: locale)).tag(currency)
          }
        }
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

  private var currencies: [Currency] {
    let known = Currency.common
    return known.contains(draft.currency) ? known : [draft.currency] + known
  }

  private func save() {
    draft.name = draft.name.trimmingCharacters(in: .whitespaces)
    store.apply(
      .set(draft),
      named: isNew ? String(localized: "New Account") : String(localized: "Edit Account"),
      undo: undoManager)
  }
}

extension Currency {
  /// "EUR — Euro"
  func title(in locale: Locale) -> String {
    let name = locale.localizedString(forCurrencyCode: code)
    return name.map { "\(code) — \($0)" } ?? code
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
