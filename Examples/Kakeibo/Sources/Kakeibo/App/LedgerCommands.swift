import LedgerModel
import SwiftUI

extension FocusedValues {
  @Entry var ledgerStore: LedgerStore?
  @Entry var ledgerNavigation: LedgerNavigation?
  @Entry var ledgerBackups: LedgerBackups?
}

/// What the menus do with the ledger of the frontmost window.
struct LedgerCommands: Commands {
  @FocusedValue(\.ledgerStore) private var store
  @FocusedValue(\.ledgerNavigation) private var navigation
  @FocusedValue(\.ledgerBackups) private var backups

  var body: some Commands {
    SidebarCommands()
    InspectorCommands()
    CommandGroup(after: .saveItem) {
      Button("Revert To…") { navigation?.sheet = .backups }
        .disabled(navigation == nil || backups == nil)
    }
    CommandGroup(before: .importExport) {
      Button("Import CSV…") { navigation?.file = .importing }
        .keyboardShortcut("i")
        .disabled(navigation == nil || store?.ledger.accounts.isEmpty != false)
      Button("Export CSV…") { navigation?.file = .exporting }
        .keyboardShortcut("e", modifiers: [.command, .shift])
        .disabled(navigation == nil || store?.ledger.entries.isEmpty != false)
    }
    CommandMenu("Ledger") {
      Button("New Entry") { navigation?.startQuickEntry() }
        .keyboardShortcut("e")
        .disabled(navigation == nil)
      Button("Transfer…") { navigation?.sheet = .transfer }
        .keyboardShortcut("t")
        .disabled((store?.ledger.accounts.count ?? 0) < 2)
      Divider()
      Button("Ledger Settings…") { navigation?.sheet = .settings }
        .disabled(navigation == nil)
      Button("Show Entries of This Month") {
        navigation.map { $0.showEntries([.month($0.month)]) }
      }
      .disabled(navigation == nil)
    }
    CommandMenu("Go") {
      ForEach(Array(Screen.fixed.enumerated()), id: \.element) { index, screen in
        Button(screen.title) { navigation?.show(screen) }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
          .disabled(navigation == nil)
      }
    }
  }
}
