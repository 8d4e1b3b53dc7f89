import LedgerModel
import SwiftUI

/// What came in, what was spent and what was there, over months and years.
struct TrendsView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today
  /// How many months are shown; zero are all.
  @SceneStorage("trends.months") private var count = 12

  var body: some View {
    let trend = Trend(store.ledger, months: months)
    // Bars for more months than two years have would be hairs.
    let isByYear = months.count > 24
    let points = isByYear ? trend.byYear : trend.points
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Picker("Span", selection: $count) {
          Text("6 Months").tag(6)
          Text("1 Year").tag(12)
          Text("5 Years").tag(60)
          Text("All").tag(0)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Card(title: "Received and Spent") {
          BarChart(groups: points.map { [($0.income, .green), ($0.expense, .orange)] })
            .frame(height: 160)
            .accessibilityHidden(true)
          HStack(spacing: 16) {
            legend("Received", .green)
            legend("Spent", .orange)
          }
          .font(.caption)
          .foregroundStyle(.secondary)
        }
        Card(title: "What Was There") {
          LineChart(values: trend.points.map { Double($0.balance) })
            .frame(height: 128)
            .accessibilityHidden(true)
          ends(of: trend)
        }
        // Amounts are never cut, and beside a sidebar there may be less room than they take.
        ScrollView(.horizontal) {
          TrendGrid(points: points, isByYear: isByYear, currency: store.ledger.currency) { month in
            navigation.show(.overview)
            navigation.month = month
          }
        }
      }
      .padding()
      .frame(maxWidth: 900)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Trends")
  }

  private var months: ClosedRange<Month> {
    let entries = store.ledger.entries
    let last = Month(max(today, entries.last?.day ?? today))
    // Of years, the first is a whole one, too.
    if count > 24 { return Month(year: last.year - count / 12 + 1, month: 1)...last }
    if count > 0 { return last.adding(months: 1 - count)...last }
    return min(last, Month(entries.first?.day ?? today))...last
  }

  private func legend(_ title: LocalizedStringKey, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(title)
    }
  }

  @ViewBuilder private func ends(of trend: Trend) -> some View {
    if let first = trend.points.first, let last = trend.points.last {
      HStack {
        AmountText(Money(first.balance, store.ledger.currency))
        Spacer()
        AmountText(Money(last.balance, store.ledger.currency))
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }
}

/// The figures of each month or year, newest first.
struct TrendGrid: View {
  let points: [Trend.Point]
  let isByYear: Bool
  let currency: Currency
  let open: (Month) -> Void

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text(isByYear ? "Year" : "Month").gridColumnAlignment(.leading)
        Text("Received")
        Text("Spent")
        Text("Left")
      }
      .font(.subheadline.bold())
      .foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(points.reversed(), id: \.month) { point in
        GridRow {
          Button {
            open(point.month)
          } label: {
            Text(
              point.month.date(), format: isByYear ? .dateTime.year() : .dateTime.year().month())
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

/// A line through values at equal distances, with the ground below it shaded.
struct LineChart: View {
  let values: [Double]

  var body: some View {
    ZStack {
      // One value was the same all the time.
      let values = values.count == 1 ? values + values : values
      Line(values: values, isClosed: true)
        .fill(
          LinearGradient(
            colors: [.accentColor.opacity(0.35), .accentColor.opacity(0.05)], startPoint: .top,
            endPoint: .bottom))
      Line(values: values, isClosed: false)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
  }
}

private struct Line: Shape {
  let values: [Double]
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    guard let least = values.min(), let most = values.max(), values.count > 1 else { return Path() }
    let low = min(least, 0)
    let span = max(most - low, 1)
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
        // Half of a line along the ground would be outside, on what stands below the chart.
        y: min(rect.maxY - rect.height * (value - low) / span, rect.maxY - 1))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

#Preview("Trends") {
  NavigationStack { TrendsView() }.inSampleWindow()
}
