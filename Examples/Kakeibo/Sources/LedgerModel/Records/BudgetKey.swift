/// A category's budget from a month on.
public struct BudgetKey: Hashable, Sendable {
  public let category: Ledger.Category.ID
  public let month: Month

  public init(category: Ledger.Category.ID, month: Month) {
    self.category = category
    self.month = month
  }
}
