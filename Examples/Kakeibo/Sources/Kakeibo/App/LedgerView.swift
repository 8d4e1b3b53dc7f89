import LedgerModel
import SwiftUI

/// A ledger's window: the sidebar, the screen that is chosen, and what opens above them.
struct LedgerView: View {
  let store: LedgerStore
  /// Where it lies; nil for one that was never saved.
  var file: URL?
  @State var navigation = LedgerNavigation()
  @Environment(\.today) private var today
  @Environment(\.undoManager) private var undoManager
  @AppStorage("appearance") private var appearance = Appearance.automatic

  var body: some View {
    NavigationSplitView {
      Sidebar()
        .navigationSplitViewColumnWidth(min: 160, ideal: 240, max: 320)
    } detail: {
      detail
        .navigationSplitViewColumnWidth(min: 320, ideal: 840)
    }
    .sheet(item: $navigation.sheet) { content(of: $0) }
    .modifier(LedgerFiles(store: store, navigation: navigation))
    .environment(store)
    .environment(navigation)
    .focusedSceneValue(\.ledgerStore, store)
    .focusedSceneValue(\.ledgerNavigation, navigation)
    .preferredColorScheme(appearance.colorScheme)
    .onChange(of: undoManager, initial: true) { store.undoManager = $1 }
    .onChange(of: file, initial: true) { store.backups = $1.map { LedgerBackups(of: $0) } }
  }

  /// The screen that the sidebar leads to.
  @ViewBuilder private var detail: some View {
    switch navigation.screen {
    case .overview: OverviewView()
    case .entries: EntriesView()
    case .budgets: BudgetsView()
    case .recurring: RecurringView()
    case .trends: TrendsView()
    case .categories: CategoriesView()
    // An account no longer exists when its creation was undone.
    case .account(let id) where store.ledger[account: id] != nil: EntriesView().id(id)
    case .account, nil:
      ContentUnavailableView(
        "Nothing Chosen", systemImage: "sidebar.left",
        description: Text("Choose what to look at in the sidebar."))
    }
  }

  @ViewBuilder private func content(of sheet: LedgerNavigation.Sheet) -> some View {
    switch sheet {
    case .account(let account): AccountEditor(draft: account)
    case .category(let category): CategoryEditor(draft: category)
    case .recurring(let recurring): RecurringEditor(draft: recurring)
    case .transfer(let half):
      TransferEditor(half, in: store.ledger, from: navigation.account, today: today)
    case .settings: LedgerEditor()
    case .backups: if let backups = store.backups { BackupList(backups: backups) }
    case .importing(let table, let mapping, let account):
      ImportView(table: table, mapping: mapping, account: account)
    }
  }
}

#Preview("Ledger") {
  LedgerView(store: .sample)
}
