/// How far a category's budget is used up in a month, in the ledger's currency.
public struct BudgetStatus: Equatable, Sendable {
  public let category: Ledger.Category
  public let month: Month
  public let budget: Int
  /// What was spent, less what was given back.
  public let spent: Int

  /// What may still be spent; negative where it was too much.
  public var left: Int { budget &- spent }

  /// How much of the budget is used up; above one where it was too much.
  public var fraction: Double { Double(spent) / Double(budget) }

  /// How much of the budget would be used up on a day if the same were spent on each.
  public func expectedByToday(_ today: Day) -> Double {
    Double(month.dayCount(until: today)) / Double(month.dayCount)
  }

  /// The categories that have a budget in a month, in the ledger's order.
  public static func all(_ ledger: Ledger, _ month: Month) -> [BudgetStatus] {
    let shares = MonthSummary(ledger, month).byCategory
    return ledger.categories.compactMap { category in
      let spent = shares.first { $0.category == category }?.amount ?? 0
      return ledger.budget(for: category.id, in: month).map {
        BudgetStatus(category: category, month: month, budget: $0, spent: spent)
      }
    }
  }
}
