import LedgerModel
import SwiftUI

/// A household ledger: each window shows one, which is a document.
@main
struct KakeiboApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { LedgerDocument() }) { file in
      LedgerView(store: file.document.store, file: file.fileURL)
        .onChange(of: file.fileURL, initial: true) { file.document.url = $1 }
    }
    .defaultSize(width: 1_080, height: 720)
    .commands { LedgerCommands() }

    Settings { SettingsView() }
  }
}
