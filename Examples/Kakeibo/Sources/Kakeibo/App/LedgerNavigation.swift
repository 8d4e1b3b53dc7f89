import LedgerModel
import SwiftUI

/// Where the user is in one window: nothing of it is kept in the ledger.
@MainActor @Observable
final class LedgerNavigation {
  private(set) var screen: Screen?
  var month: Month
  var filter = EntryFilter()
  var selection: Set<Ledger.Entry.ID> = []
  var showsInspector = false
  var sheet: Sheet?
  /// Whether a file to import is asked for.
  var isImporting = false
  /// Whether the user is asked where to export to.
  var isExporting = false
  /// Whether the cursor is to go into the line for quick entry, which takes it back when it is
  /// there.
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
    /// A new one, or one that is there, by one of its halves.
    case transfer(Ledger.Entry?)
    case settings
    case backups
    case importing(CSVTable, CSVMapping, into: Ledger.Account.ID)

    var id: Self { self }
  }

  /// The account that is shown alone.
  var account: Ledger.Account.ID? {
    if case .account(let id) = screen { id } else { nil }
  }

  /// What is searched for, in the account that is shown.
  var shown: EntryFilter {
    EntryFilter(text: filter.text, tokens: filter.tokens, account: account)
  }

  func startQuickEntry() {
    if screen != .entries { show(.entries) }
    wantsQuickEntry = true
  }

  /// Shows a screen as it is when nothing is searched for.
  func show(_ screen: Screen?) {
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

/// What the sidebar leads to.
enum Screen: Hashable {
  case overview, entries, budgets, recurring, trends, categories
  case account(Ledger.Account.ID)

  /// Those that every ledger has, in the sidebar's order.
  static let fixed: [Screen] = [.overview, .entries, .budgets, .recurring, .trends, .categories]

  var label: (title: LocalizedStringKey, symbol: String) {
    switch self {
    case .overview: ("Overview", "house")
    case .entries: ("Entries", "list.bullet")
    case .budgets: ("Budgets", "target")
    case .recurring: ("Recurring", "repeat")
    case .trends: ("Trends", "chart.line.uptrend.xyaxis")
    case .categories: ("Categories", "square.grid.2x2")
    case .account: ("Account", "creditcard")
    }
  }
}
