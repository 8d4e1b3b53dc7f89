import LedgerModel
import SwiftUI

/// The screens, and the accounts with what is in them.
struct Sidebar: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today
  @Environment(LedgerNavigation.self) private var navigation
  @AppStorage("showsClosedAccounts") private var showsClosed = false
  /// The account that the user is asked about, which entries use.
  @State private var doomed: Ledger.Account?

  private var accounts: [Ledger.Account] {
    store.ledger.accounts.filter { showsClosed || !$0.isClosed }
  }

  var body: some View {
    List(selection: screen) {
      Section {
        ForEach(Screen.fixed, id: \.self) { screen in
          Label(screen.label.title, systemImage: screen.label.symbol)
            .badge(screen == .recurring ? dueCount : 0)
        }
      }
      Section("Accounts") {
        ForEach(accounts) { account in
          AccountRow(account: account, balance: store.ledger.balance(of: account.id))
            .tag(Screen.account(account.id))
            .contextMenu { menu(for: account) }
        }
        .onMove(perform: move)
        Button("New Account…", systemImage: "plus") {
          navigation.sheet = .account(store.ledger.newAccount())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
      }
    }
    .navigationTitle(title)
    .confirmationDialog(
      "Delete “\(doomed?.name ?? "")” and all of its entries?", isPresented: $doomed.isPresent(),
      titleVisibility: .visible, presenting: doomed
    ) { account in
      Button("Delete", role: .destructive) { delete(account) }
    } message: { account in
      let count = store.ledger.entries.count { $0.account == account.id }
      Text("\(count) entries go with it. This can be undone.")
    }
  }

  /// The ledger's name, because several ledgers may be open.
  private var title: Text {
    store.backups.map { Text(verbatim: $0.file.deletingPathExtension().lastPathComponent) }
      ?? Text("Kakeibo")
  }

  /// A screen that is left takes its search with it.
  private var screen: Binding<Screen?> {
    Binding {
      navigation.screen
    } set: { screen in
      if screen != navigation.screen { navigation.show(screen) }
    }
  }

  private var dueCount: Int {
    store.ledger.recurring.reduce(0) { $0 + $1.due(until: today).count }
  }

  @ViewBuilder private func menu(for account: Ledger.Account) -> some View {
    Button("Edit…") { navigation.sheet = .account(account) }
    Button(account.isClosed ? "Open Again" : "Close") {
      var changed = account
      changed.isClosed.toggle()
      store.edit(named: "Edit Account") { $0.accounts.set(changed) }
    }
    Divider()
    Button("Delete", role: .destructive) {
      let isUsed = store.ledger.entries.contains { $0.account == account.id }
      if isUsed { doomed = account } else { delete(account) }
    }
  }

  private func delete(_ account: Ledger.Account) {
    if navigation.screen == .account(account.id) { navigation.show(.overview) }
    store.apply(.removeAccount(account.id, from: store.ledger), named: "Delete Account")
  }

  private func move(from places: IndexSet, to place: Int) {
    var shown = accounts
    shown.move(fromOffsets: places, toOffset: place)
    let hidden = store.ledger.accounts.filter { shown.first($0.id) == nil }
    store.edit(named: "Move Account") { $0.accounts = shown + hidden }
  }
}

/// An account's name and what is in it.
private struct AccountRow: View {
  let account: Ledger.Account
  let balance: Money

  var body: some View {
    FittingStack {
      Label(account.name, systemImage: account.kind.label.symbol)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      AmountText(balance).font(.callout)
    }
    .foregroundStyle(account.isClosed ? .secondary : .primary)
    .accessibilityElement(children: .combine)
  }
}
