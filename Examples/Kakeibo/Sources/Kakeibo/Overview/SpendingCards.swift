import LedgerModel
import SwiftUI

/// Where the money of a month went.
struct SpendingCard: View {
  let summary: MonthSummary
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  /// As many as one takes in at a glance; the rest are one slice.
  private static let limit = 6
  /// Paler than that of what has no category.
  private static let otherColor = Color.gray.opacity(0.4)

  var body: some View {
    Card(title: "Where It Went") {
      if summary.byCategory.isEmpty {
        Text("Nothing was spent in this month.").foregroundStyle(.secondary)
      } else {
        FittingStack {
          DonutChart(slices: slices).frame(width: 112, height: 112)
          VStack(alignment: .leading, spacing: 4) {
            ForEach(shown, id: \.category?.id) { row(for: $0) }
            if others > 0 {
              line(color: Self.otherColor, name: Text("Others"), amount: others)
            }
          }
        }
      }
    }
  }

  private var shown: ArraySlice<MonthSummary.Share> { summary.byCategory.prefix(Self.limit) }

  private var others: Int {
    summary.byCategory.dropFirst(Self.limit).reduce(0) { $0 + $1.amount }
  }

  private var slices: [(fraction: Double, color: Color)] {
    let rest = summary.byCategory.dropFirst(Self.limit).reduce(0) { $0 + $1.fraction }
    return shown.map { ($0.fraction, color(of: $0)) }
      + (rest > 0 ? [(rest, Self.otherColor)] : [])
  }

  private func row(for share: MonthSummary.Share) -> some View {
    line(
      color: color(of: share),
      name: share.category.map { Text(verbatim: $0.name) } ?? Text("No Category"),
      amount: share.amount
    )
    .asButton {
      navigation.showEntries([.category(share.category?.id), .month(navigation.month)])
    }
  }

  private func line(color: Color, name: Text, amount: Int) -> some View {
    HStack(spacing: 8) {
      Circle().fill(color).frame(width: 10, height: 10)
      name.lineLimit(1)
      Spacer(minLength: 0)
      AmountText(Money(amount, store.ledger.currency))
    }
    .accessibilityElement(children: .combine)
  }

  private func color(of share: MonthSummary.Share) -> Color { share.category?.color.color ?? .gray }
}

/// A ring whose parts are as long as their share of the whole.
struct DonutChart: View {
  let slices: [(fraction: Double, color: Color)]
  /// How much of the ring is there: it grows when it comes.
  @State private var extent = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Ring(slices: slices, extent: extent)
      .onAppear { withAnimation(reducesMotion ? nil : .easeOut(duration: 0.4)) { extent = 1 } }
      .accessibilityHidden(true)
  }
}

private struct Ring: View, Animatable {
  let slices: [(fraction: Double, color: Color)]
  var extent: Double

  nonisolated var animatableData: Double {
    get { extent }
    set { extent = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      let width = side * 0.22
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      var start = Angle.degrees(-90)
      for slice in slices {
        let end = start + .degrees(360 * slice.fraction * extent)
        var path = Path()
        path.addArc(
          center: center, radius: (side - width) / 2, startAngle: start, endAngle: end,
          clockwise: false)
        context.stroke(path, with: .color(slice.color), lineWidth: width)
        start = end
      }
    }
  }
}

/// What was spent on each day of a month.
struct DaysCard: View {
  let summary: MonthSummary
  let month: Month
  @Environment(LedgerStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today

  var body: some View {
    Card(title: "Day by Day") {
      BarChart(groups: bars)
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

  /// Today's stands out.
  private var bars: [[(value: Int, color: Color)]] {
    zip(month.days, summary.byDay).map { [($1, $0 == today ? .orange : .accentColor)] }
  }

  /// Of the days that have been.
  private var average: Money {
    let days = month.dayCount(until: today)
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

/// Bars side by side, from the bottom up.
struct BarChart: View {
  /// For each place the bars that stand there.
  let groups: [[(value: Int, color: Color)]]

  var body: some View {
    Canvas { context, size in
      let highest = Double(max(1, groups.joined().map(\.value).max() ?? 1))
      let step = size.width / Double(groups.count)
      let gap = min(step * 0.2, 4)
      for (place, bars) in groups.enumerated() {
        let width = (step - gap) / Double(bars.count)
        for (index, (value, color)) in bars.enumerated() {
          let height = value > 0 ? max(2, size.height * Double(value) / highest) : 1
          let rect = CGRect(
            x: Double(place) * step + gap / 2 + Double(index) * width, y: size.height - height,
            width: width, height: height)
          context.fill(
            Path(roundedRect: rect, cornerRadius: min(2, step / 4)),
            with: .color(value > 0 ? color : .gray.opacity(0.4)))
        }
      }
    }
    .flipsForRightToLeftLayoutDirection(true)
  }
}
