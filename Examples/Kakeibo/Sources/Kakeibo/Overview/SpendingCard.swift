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
    Card("Where It Went") {
      if summary.byCategory.isEmpty {
        Text("Nothing was spent in this month.")
          .foregroundStyle(.secondary)
      } else {
        HStack(spacing: 16) {
          DonutChart(slices: slices)
            .frame(width: 112, height: 112)
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

  private var slices: [DonutChart.Slice] {
    let rest = summary.byCategory.dropFirst(Self.limit).reduce(0) { $0 + $1.fraction }
    return shown.map { .init(fraction: $0.fraction, color: color(of: $0)) }
      + (rest > 0 ? [.init(fraction: rest, color: Self.otherColor)] : [])
  }

  private func row(for share: MonthSummary.Share) -> some View {
    Button {
      let token = share.category.map { EntryFilter.Token.category($0.id) } ?? .uncategorized
      navigation.showEntries([token, .month(navigation.month)])
    } label: {
      line(
        color: color(of: share),
        name: share.category.map { Text(verbatim: $0.name) } ?? Text("No Category"),
        amount: share.amount)
    }
    .buttonStyle(.plain)
  }

  private func line(color: Color, name: Text, amount: Int) -> some View {
    HStack(spacing: 8) {
      Circle().fill(color).frame(width: 10, height: 10)
      name.lineLimit(1)
      Spacer(minLength: 8)
      AmountText(Money(amount, store.ledger.currency))
    }
    .accessibilityElement(children: .combine)
  }

  private func color(of share: MonthSummary.Share) -> Color {
    share.category?.color.color ?? .gray
  }
}
