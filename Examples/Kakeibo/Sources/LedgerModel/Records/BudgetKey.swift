/// A category's budget from a month on.
public struct BudgetKey: Hashable, Sendable {
  public internal(set) var category: Ledger.Category.ID
  public internal(set) var month: Month

  public init(category: Ledger.Category.ID, month: Month) {
    self.category = category
    self.month = month
  }
}
