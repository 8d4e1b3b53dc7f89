import LedgerModel
import SwiftUI

/// An amount of money, in figures of one width.
struct AmountText: View {
  private let money: Money
  private let isIncomeMarked: Bool
  @Environment(\.locale) private var locale

  /// - Parameter marksIncome: whether what comes in is green, and has a plus.
  init(_ money: Money, marksIncome: Bool = false) {
    self.money = money
    isIncomeMarked = marksIncome && money.minorUnits > 0
  }

  var body: some View {
    let text = money.formatted(locale: locale)
    Text(verbatim: isIncomeMarked ? "+" + text : text)
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(isIncomeMarked ? AnyShapeStyle(.green) : AnyShapeStyle(.foreground))
  }
}
