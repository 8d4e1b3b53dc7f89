import LedgerModel
import SwiftUI

/// What came in, what was spent and what was there, over months and years.
struct TrendsView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today
  @SceneStorage("trends.span") private var span = Span.year

  enum Span: String, CaseIterable, Identifiable {
    case half, year, fiveYears, all

    var id: Self { self }

    var name: LocalizedStringKey {
      switch self {
      case .half: "6 Months"
      case .year: "1 Year"
      case .fiveYears: "5 Years"
      case .all: "All"
      }
    }

    func months(of ledger: Ledger, today: Day) -> ClosedRange<Month> {
      let last = Month(max(today, ledger.entries.last?.day ?? today))
      switch self {
      case .half: return last.adding(months: -5)...last
      case .year: return last.adding(months: -11)...last
      case .fiveYears: return last.adding(months: -59)...last
      case .all: return min(last, ledger.entries.first.map { Month($0.day) } ?? last)...last
      }
    }
  }

  var body: some View {
    let trend = Trend(store.ledger, months: span.months(of: store.ledger, today: today))
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Picker("Span", selection: $span) {
          ForEach(Span.allCases) { Text($0.name).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Card("Received and Spent") {
          FlowChart(points: trend.points)
            .frame(height: 160)
            .accessibilityHidden(true)
          Legend()
        }
        Card("What Was There") {
          LineChart(values: trend.points.map { Double($0.balance) })
            .frame(height: 120)
            .accessibilityHidden(true)
          ends(of: trend)
        }
        TrendGrid(trend: trend, currency: store.ledger.currency) { month in
          navigation.show(.overview)
          navigation.month = month
        }
      }
      .padding()
      .frame(maxWidth: 900)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Trends")
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

/// Which colour means what.
private struct Legend: View {
  var body: some View {
    HStack(spacing: 16) {
      item("Received", .green)
      item("Spent", .orange)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private func item(_ title: LocalizedStringKey, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(title)
    }
  }
}

#Preview("Trends") {
  NavigationStack { TrendsView() }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
