import LedgerModel
import SwiftUI

/// The ledger as it was before: the user chooses a day to go back to.
///
/// What is there now is put aside, too, and going back can be undone.
struct BackupList: View {
  let backups: LedgerBackups
  @State private var all: [LedgerBackups.Backup] = []
  @State private var chosen: LedgerBackups.Backup.ID?
  @State private var ledger: Result<Ledger, any Error>?
  @Environment(LedgerStore.self) private var store

  var body: some View {
    content
      .frame(minHeight: 280)
      .sheetButtons("Revert To", done: "Revert", isValid: readable != nil, action: revert)
      .onAppear {
        all = backups.all()
        chosen = all.first?.id
      }
      .onChange(of: chosen) {
        let backup = all.first { $0.id == chosen }
        ledger = backup.map { backup in Result { try backups.ledger(of: backup) } }
      }
  }

  @ViewBuilder private var content: some View {
    if all.isEmpty {
      ContentUnavailableView(
        "No Backups", systemImage: "clock.arrow.circlepath",
        description: Text("Before the first change of a day, the ledger is kept as it was."))
    } else {
      VStack(alignment: .leading) {
        List(all, selection: $chosen) { backup in
          Text(backup.date, format: .dateTime.day().month(.wide).year().hour().minute())
        }
        state
          .foregroundStyle(.secondary)
          .padding(.horizontal)
          .padding(.bottom, 8)
      }
    }
  }

  /// What is in the backup that is chosen.
  @ViewBuilder private var state: some View {
    switch ledger {
    case .success(let ledger): Text("\(ledger.entries.count) entries")
    case .failure(let error): Text(verbatim: error.localizedDescription)
    case nil: Text(verbatim: " ")
    }
  }

  private var readable: Ledger? { try? ledger?.get() }

  private func revert() {
    guard let ledger = readable else { return }
    // It can still be undone where that is not possible.
    try? backups.keep(store.ledger, at: .now)
    store.apply(.replacing(store.ledger, with: ledger), named: "Revert")
  }
}

#Preview("Revert To") {
  BackupList(backups: LedgerBackups(of: URL(fileURLWithPath: "/nowhere/Home.kakeibo")))
    .inSampleWindow()
}
