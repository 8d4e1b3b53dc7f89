import Foundation

/// What stands at some places of a ledger afterwards.
///
/// A change names each record that it touches by its id: with the record as it is to be, or with
/// nil for one that goes. What it replaces is a change as well, and so taking back, and doing again
/// what was taken back, need no code of their own.
///
/// The functions that make changes keep a ledger whole: who removes one half of a transfer removes
/// the other, who removes an account removes its entries.
public struct LedgerChange: Equatable, Sendable {
  public var entries: [Ledger.Entry.ID: Ledger.Entry?]
  public var accounts: [Ledger.Account.ID: Ledger.Account?]
  public var categories: [Ledger.Category.ID: Ledger.Category?]
  public var recurring: [Ledger.Recurring.ID: Ledger.Recurring?]
  public var budgets: [BudgetKey: Int?]
  public var rates: [Currency: Decimal?]
  public var currency: Currency?
  /// All accounts in a new order. Those that it leaves out follow in the one they had.
  public var accountOrder: [Ledger.Account.ID]?
  /// All categories in a new order. Those that it leaves out follow in the one they had.
  public var categoryOrder: [Ledger.Category.ID]?
  /// All recurring entries in a new order. Those that it leaves out follow in the one they had.
  public var recurringOrder: [Ledger.Recurring.ID]?

  public init(
    entries: [Ledger.Entry.ID: Ledger.Entry?] = [:],
    accounts: [Ledger.Account.ID: Ledger.Account?] = [:],
    categories: [Ledger.Category.ID: Ledger.Category?] = [:],
    recurring: [Ledger.Recurring.ID: Ledger.Recurring?] = [:],
    budgets: [BudgetKey: Int?] = [:], rates: [Currency: Decimal?] = [:],
    currency: Currency? = nil, accountOrder: [Ledger.Account.ID]? = nil,
    categoryOrder: [Ledger.Category.ID]? = nil, recurringOrder: [Ledger.Recurring.ID]? = nil
  ) {
    self.entries = entries
    self.accounts = accounts
    self.categories = categories
    self.recurring = recurring
    self.budgets = budgets
    self.rates = rates
    self.currency = currency
    self.accountOrder = accountOrder
    self.categoryOrder = categoryOrder
    self.recurringOrder = recurringOrder
  }

  /// Whether it changes nothing, whatever the ledger.
  public var isEmpty: Bool { self == LedgerChange() }

  /// The highest id that it names.
  var highestID: Int {
    [
      entries.keys.max(), accounts.keys.max(), categories.keys.max(), recurring.keys.max(),
    ]
    .reduce(0) { max($0, $1 ?? 0) }
  }
}
