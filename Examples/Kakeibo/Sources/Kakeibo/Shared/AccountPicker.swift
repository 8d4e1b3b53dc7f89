import LedgerModel
import SwiftUI

/// Chooses one of the accounts that are not closed, or the one that is chosen already.
struct AccountPicker: View {
  let title: LocalizedStringKey
  @Binding var selection: Ledger.Account.ID
  @Environment(LedgerStore.self) private var store

  init(_ title: LocalizedStringKey = "Account", selection: Binding<Ledger.Account.ID>) {
    self.title = title
    _selection = selection
  }

  var body: some View {
    Picker(title, selection: $selection) {
      ForEach(store.ledger.accounts.filter { !$0.isClosed || $0.id == selection }) { account in
        Text(verbatim: account.name).tag(account.id)
      }
    }
  }
}
