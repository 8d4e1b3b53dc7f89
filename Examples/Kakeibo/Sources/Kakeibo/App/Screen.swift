import LedgerModel
import SwiftUI

/// What the sidebar leads to.
enum Screen: Hashable {
  case overview
  case entries
  case budgets
  case recurring
  case trends
  case categories
  case account(Ledger.Account.ID)

  /// Those that every ledger has, in the sidebar's order.
  static let fixed: [Screen] = [.overview, .entries, .budgets, .recurring, .trends, .categories]

  var title: LocalizedStringKey {
    switch self {
    case .overview: "Overview"
    case .entries: "Entries"
    case .budgets: "Budgets"
    case .recurring: "Recurring"
    case .trends: "Trends"
    case .categories: "Categories"
    case .account: "Account"
    }
  }

  var symbol: String {
    switch self {
    case .overview: "house"
    case .entries: "list.bullet"
    case .budgets: "target"
    case .recurring: "repeat"
    case .trends: "chart.line.uptrend.xyaxis"
    case .categories: "square.grid.2x2"
    case .account: "creditcard"
    }
  }
}
