import LedgerModel
import SwiftUI

/// A ledger's window: the sidebar, the screen that is chosen, and what opens above them.
struct LedgerView: View {
  let store: LedgerStore
  /// Where it lies; nil for one that was never saved.
  let file: URL?
  @State private var navigation: LedgerNavigation
  @Environment(\.undoManager) private var undoManager
  @AppStorage("appearance") private var appearance = Appearance.system

  init(
    store: LedgerStore, file: URL? = nil, navigation: LedgerNavigation = LedgerNavigation()
  ) {
    self.store = store
    self.file = file
    _navigation = State(initialValue: navigation)
  }

  var body: some View {
    NavigationSplitView {
      Sidebar()
        .navigationSplitViewColumnWidth(min: 160, ideal: 240, max: 320)
    } detail: {
      if let screen {
        ScreenView(screen: screen)
      } else {
        ContentUnavailableView(
          "Nothing Chosen", systemImage: "sidebar.left",
          description: Text("Choose what to look at in the sidebar."))
      }
    }
    .sheet(item: $navigation.sheet) { SheetView(sheet: $0) }
    .ledgerFiles(store: store, navigation: navigation)
    .environment(store)
    .environment(\.ledgerBackups, backups)
    .environment(navigation)
    .focusedSceneValue(\.ledgerStore, store)
    .focusedSceneValue(\.ledgerNavigation, navigation)
    .focusedSceneValue(\.ledgerBackups, backups)
    .preferredColorScheme(appearance.colorScheme)
    .onChange(of: undoManager, initial: true) { store.undoManager = $1 }
  }

  /// Nil if its account no longer exists, because its creation was undone.
  private var screen: Screen? {
    guard let account = navigation.account else { return navigation.screen }
    return store.ledger[account: account] == nil ? nil : navigation.screen
  }

  private var backups: LedgerBackups? { file.map { LedgerBackups(of: $0) } }
}

extension EnvironmentValues {
  /// What the ledger was before; nil for one that was never saved.
  @Entry var ledgerBackups: LedgerBackups?
}

/// The screen that the sidebar leads to.
private struct ScreenView: View {
  let screen: Screen

  var body: some View {
    switch screen {
    case .overview: OverviewView()
    case .entries: EntriesView(account: nil)
    case .budgets: BudgetsView()
    case .recurring: RecurringView()
    case .trends: TrendsView()
    case .categories: CategoriesView()
    case .account(let id): EntriesView(account: id).id(id)
    }
  }
}

/// What a sheet shows.
private struct SheetView: View {
  let sheet: LedgerNavigation.Sheet
  @Environment(\.ledgerBackups) private var backups

  var body: some View {
    switch sheet {
    case .account(let account): AccountEditor(account: account)
    case .category(let category): CategoryEditor(category: category)
    case .recurring(let recurring): RecurringEditor(recurring: recurring)
    case .transfer: TransferEditor()
    case .settings: LedgerEditor()
    case .backups: if let backups { BackupList(backups: backups) }
    case .importing(let source): ImportView(source: source)
    }
  }
}

#Preview("Ledger") {
  LedgerView(store: .sample)
}
