import LedgerModel
import SwiftUI

/// What was spent on each day of a month.
struct DaysCard: View {
  let summary: MonthSummary
  let month: Month
  @Environment(LedgerStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today

  var body: some View {
    Card("Day by Day") {
      BarChart(
        bars: summary.byDay.enumerated().map { index, amount in
          BarChart.Bar(
            id: index, value: Double(amount),
            isMarked: month.first.adding(days: index) == today)
        }
      )
      .frame(height: 96)
      .accessibilityElement()
      .accessibilityLabel("Day by Day")
      .accessibilityValue(spoken)
      HStack {
        Text(month.first.date(), format: .dateTime.day())
        Spacer()
        Text("Ø \(average.formatted(locale: locale)) a day")
        Spacer()
        Text(month.last.date(), format: .dateTime.day())
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// Of the days that have been.
  private var average: Money {
    let days =
      Month(today) == month
      ? today.day : month < Month(today) ? month.dayCount : 0
    return Money(days == 0 ? 0 : summary.expense / days, store.ledger.currency)
  }

  private var spoken: Text {
    guard let most = summary.byDay.enumerated().max(by: { $0.element < $1.element }),
      most.element > 0
    else { return Text("Nothing was spent in this month.") }
    let day = month.first.adding(days: most.offset).date()
      .formatted(.dateTime.month().day().locale(locale))
    let amount = Money(most.element, store.ledger.currency).formatted(locale: locale)
    return Text("Most on \(day): \(amount)")
  }
}
