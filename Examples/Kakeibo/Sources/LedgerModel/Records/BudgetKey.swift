/// A category's budget from a month on.
public struct BudgetKey: Hashable, Sendable {
  public internal(set) var category: Ledger.Category.ID
  public internal(set) var month: Month
}
