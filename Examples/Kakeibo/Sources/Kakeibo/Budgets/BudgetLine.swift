import LedgerModel
import SwiftUI

/// A category's budget: how much of it is used up, and what is left.
struct BudgetLine: View {
  let status: BudgetStatus
  let currency: Currency
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        CategoryLabel(category: status.category)
          .lineLimit(1)
        Spacer(minLength: 8)
        remaining
          .font(.callout)
          .monospacedDigit()
          .foregroundStyle(status.left < 0 ? .red : .secondary)
      }
      FractionBar(
        fraction: status.fraction, color: status.category.color.color,
        expected: status.expectedByToday(today))
    }
    .accessibilityElement(children: .combine)
  }

  private var remaining: Text {
    status.left < 0
      ? Text("\(Money(-status.left, currency).formatted(locale: locale)) too much")
      : Text("\(Money(status.left, currency).formatted(locale: locale)) left")
  }
}
