import LedgerModel
import SwiftUI

/// A month at a glance.
struct OverviewView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today
  @State private var isNarrow = false

  var body: some View {
    @Bindable var navigation = navigation
    // A card is narrower than one likes where there is no more room.
    let column = isNarrow ? GridItem.Size.flexible() : .adaptive(minimum: 300)
    let summary = MonthSummary(store.ledger, navigation.month)
    ScrollView {
      VStack(spacing: 12) {
        TotalsCard(summary: summary, currency: store.ledger.currency)
        if !store.ledger.due(until: today).isEmpty { Card(title: "Due") { DueLines() } }
        LazyVGrid(columns: [GridItem(column, spacing: 12, alignment: .top)], spacing: 12) {
          SpendingCard(summary: summary)
          DaysCard(summary: summary, month: navigation.month)
          BudgetCard(month: navigation.month)
          RecentCard()
        }
      }
      .padding()
      .frame(maxWidth: 1_440)
      .frame(maxWidth: .infinity)
    }
    // As wide as the column, whatever is in it.
    .frame(minWidth: 0, maxWidth: .infinity)
    .onGeometryChange(for: Bool.self, of: { $0.size.width < 332 }, action: { isNarrow = $0 })
    .navigationTitle("Overview")
    .toolbar {
      ToolbarItem(placement: .principal) { MonthPicker(month: $navigation.month) }
      ToolbarItem(placement: .primaryAction) {
        Button("New Entry", systemImage: "plus") { navigation.startQuickEntry() }
      }
    }
  }
}

/// The budgets of a month that are nearest to their end.
struct BudgetCard: View {
  let month: Month
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    let budgets = BudgetStatus.all(store.ledger, month)
      .sorted { $0.fraction > $1.fraction }
      .prefix(5)
    Card(title: "Budgets") {
      ForEach(budgets, id: \.category.id) { status in
        BudgetLine(status: status, currency: store.ledger.currency)
      }
      if budgets.isEmpty {
        Text("No category has a budget yet.").foregroundStyle(.secondary)
      }
      Button(budgets.isEmpty ? "Set Budgets" : "All Budgets") { navigation.show(.budgets) }
        .buttonStyle(.borderless)
    }
  }
}

/// The latest entries.
struct RecentCard: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    Card(title: "Latest Entries") {
      ForEach(store.ledger.entries.suffix(6).reversed()) { entry in
        EntryRow(entry: entry).asButton {
          navigation.show(.entries)
          navigation.edit(entry.id)
        }
      }
      if store.ledger.entries.isEmpty {
        Text("Nothing is written down yet.").foregroundStyle(.secondary)
      }
      Button(store.ledger.entries.isEmpty ? "Write the First" : "All Entries") {
        navigation.startQuickEntry()
      }
      .buttonStyle(.borderless)
    }
  }
}

/// What came in, what was spent, and what is left of it.
struct TotalsCard: View {
  let summary: MonthSummary
  let currency: Currency

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 8) {
        FittingStack(spacing: 24) {
          total("Spent", summary.expense, symbol: "arrow.up.right")
          total("Received", summary.income, symbol: "arrow.down.left")
          total("Left", summary.income - summary.expense, symbol: "equal")
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

  private func total(_ title: LocalizedStringKey, _ amount: Int, symbol: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(title, systemImage: symbol)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      AmountText(Money(amount, currency))
        .font(.title2.bold())
        .foregroundStyle(amount < 0 ? .red : .primary)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Overview") {
  NavigationStack { OverviewView() }.inSampleWindow()
}
