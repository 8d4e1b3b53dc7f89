import LedgerModel
import SwiftUI

/// An amount of money, in figures of one width.
struct AmountText: View {
  private let money: Money
  private let isIncomeMarked: Bool
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  /// - Parameter marksIncome: whether what comes in is green, and has a plus.
  init(_ money: Money, marksIncome: Bool = false) {
    self.money = money
    isIncomeMarked = marksIncome && money.minorUnits > 0
  }

  var body: some View {
    let text = (isIncomeMarked ? "+" : "") + money.formatted(locale: locale)
    // Isolated, as a sign with no letter before it would go to the other side of its number.
    Text(verbatim: direction == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text)
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(isIncomeMarked ? AnyShapeStyle(.green) : AnyShapeStyle(.foreground))
      // A name may be cut, and is known. Of an amount the rest is anything.
      .layoutPriority(1)
  }
}
