import LedgerModel
import SwiftUI

/// What came in, what was spent, and what is left of it.
struct TotalsCard: View {
  let summary: MonthSummary
  let currency: Currency

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 8) {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 24) { totals }
          VStack(alignment: .leading, spacing: 8) { totals }
        }
        if !summary.unconverted.isEmpty {
          Label(
            "Left out, as no rate is known: \(unconverted)",
            systemImage: "exclamationmark.triangle"
          )
          .font(.caption)
          .foregroundStyle(.orange)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var unconverted: String {
    summary.unconverted.sorted().map(\.code).formatted(.list(type: .and))
  }

  @ViewBuilder private var totals: some View {
    Total(title: "Spent", money: Money(summary.expense, currency), symbol: "arrow.up.right")
    Total(title: "Received", money: Money(summary.income, currency), symbol: "arrow.down.left")
    Total(title: "Left", money: Money(summary.income - summary.expense, currency), symbol: "equal")
  }
}

private struct Total: View {
  let title: LocalizedStringKey
  let money: Money
  let symbol: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(title, systemImage: symbol)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      AmountText(money)
        .font(.title2.bold())
        .foregroundStyle(money.isNegative ? .red : .primary)
    }
    .accessibilityElement(children: .combine)
  }
}
