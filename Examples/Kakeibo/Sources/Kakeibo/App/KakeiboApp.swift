import LedgerModel
import SwiftUI

/// A household ledger: each window shows one, which is a document.
@main
struct KakeiboApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { LedgerDocument() }) { file in
      LedgerView(store: file.document.store)
    }
    .defaultSize(width: 1_080, height: 720)
    .commands { LedgerCommands() }

    Settings { SettingsView() }
  }
}
