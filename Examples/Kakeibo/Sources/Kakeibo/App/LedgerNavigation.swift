import LedgerModel
import SwiftUI

/// Where the user is in one window: nothing of it is kept in the ledger.
@MainActor @Observable
final class LedgerNavigation {
  var screen: Screen?
  var month: Month
  var filter = EntryFilter()
  var selection: Set<Ledger.Entry.ID> = []
  var showsInspector = false
  var sheet: Sheet?
  var file: FileTask?
  /// Whether the cursor is to go into the line for quick entry, which takes it back when it is there.
  var wantsQuickEntry = false

  init(screen: Screen = .overview, month: Month = Month(.today)) {
    self.screen = screen
    self.month = month
  }

  /// What stands above the window's content.
  enum Sheet: Identifiable, Hashable {
    case account(Ledger.Account)
    case category(Ledger.Category)
    case recurring(Ledger.Recurring)
    case transfer
    case settings
    case backups
    case importing(ImportSource)

    var id: Self { self }
  }

  /// A file that is being asked for.
  enum FileTask {
    case importing
    case exporting
  }

  /// The account that is shown alone.
  var account: Ledger.Account.ID? {
    if case .account(let id) = screen { id } else { nil }
  }

  func startQuickEntry() {
    if screen != .entries { show(.entries) }
    wantsQuickEntry = true
  }

  /// Shows a screen as it is when nothing is searched for.
  func show(_ screen: Screen) {
    filter = EntryFilter()
    selection = []
    self.screen = screen
  }

  /// Shows the entries that a part of a chart stands for.
  func showEntries(_ tokens: [EntryFilter.Token]) {
    show(.entries)
    filter.tokens = tokens
  }

  func edit(_ entry: Ledger.Entry.ID) {
    selection = [entry]
    showsInspector = true
  }
}
