import LedgerModel
import SwiftUI

/// The figures of each month, newest first.
struct TrendGrid: View {
  let trend: Trend
  let currency: Currency
  let open: (Month) -> Void

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Month").gridColumnAlignment(.leading)
        Text("Received")
        Text("Spent")
        Text("Left")
      }
      .font(.subheadline.bold())
      .foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(trend.points.reversed(), id: \.month) { point in
        GridRow {
          Button {
            open(point.month)
          } label: {
            Text(point.month.date(), format: .dateTime.year().month())
          }
          .buttonStyle(.borderless)
          AmountText(Money(point.income, currency))
          AmountText(Money(point.expense, currency))
          AmountText(Money(point.income - point.expense, currency))
            .foregroundStyle(point.income < point.expense ? .red : .primary)
        }
      }
    }
  }
}
