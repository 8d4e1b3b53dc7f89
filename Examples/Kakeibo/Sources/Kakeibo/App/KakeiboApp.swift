import LedgerModel
import SwiftUI

/// A household ledger: each window shows one, which is a document.
@main
struct KakeiboApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { LedgerDocument() }) { file in
      LedgerView(store: file.document.store, file: file.fileURL)
    }
    .defaultSize(width: 1_080, height: 720)
    .commands { LedgerCommands() }

    Settings { SettingsView() }
  }
}

extension FocusedValues {
  @Entry var ledgerStore: LedgerStore?
  @Entry var ledgerNavigation: LedgerNavigation?
}

/// What the menus do with the ledger of the frontmost window.
struct LedgerCommands: Commands {
  @FocusedValue(\.ledgerStore) private var store
  @FocusedValue(\.ledgerNavigation) private var navigation

  var body: some Commands {
    SidebarCommands()
    InspectorCommands()
    CommandGroup(after: .saveItem) {
      Button("Revert To…") { navigation?.sheet = .backups }
        .disabled(navigation == nil || store?.backups == nil)
    }
    CommandGroup(before: .importExport) {
      Button("Import CSV…") { navigation?.isImporting = true }
        .keyboardShortcut("i")
        .disabled(navigation == nil || store?.ledger.accounts.isEmpty != false)
      Button("Export CSV…") { navigation?.isExporting = true }
        .keyboardShortcut("e", modifiers: [.command, .shift])
        .disabled(navigation == nil || store?.ledger.entries.isEmpty != false)
    }
    CommandMenu("Ledger") {
      Button("New Entry") { navigation?.startQuickEntry() }
        .keyboardShortcut("e")
        .disabled(navigation == nil)
      Button("Transfer…") { navigation?.sheet = .transfer(nil) }
        .keyboardShortcut("t")
        .disabled((store?.ledger.accounts.count ?? 0) < 2)
      Divider()
      Button("New Account…") { navigation?.sheet = store.map { .account($0.ledger.newAccount()) } }
        .disabled(navigation == nil)
      Button("Ledger Settings…") { navigation?.sheet = .settings }
        .disabled(navigation == nil)
    }
    CommandMenu("Go") {
      ForEach(Array(Screen.fixed.enumerated()), id: \.element) { index, screen in
        Button(screen.label.title) { navigation?.show(screen) }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
          .disabled(navigation == nil)
      }
    }
  }
}
