import LedgerModel
import SwiftUI

/// A month at a glance.
struct OverviewView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today

  private var hasDue: Bool { !store.ledger.recurring(dueUntil: today).isEmpty }

  var body: some View {
    @Bindable var navigation = navigation
    let summary = MonthSummary(store.ledger, navigation.month)
    ScrollView {
      VStack(spacing: 12) {
        TotalsCard(summary: summary, currency: store.ledger.currency)
        if hasDue { Card("Due") { DueLines() } }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 300), spacing: 12, alignment: .top)], spacing: 12
        ) {
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
    .navigationTitle("Overview")
    .toolbar {
      ToolbarItem(placement: .principal) { MonthPicker(month: $navigation.month) }
      ToolbarItem(placement: .primaryAction) {
        Button("New Entry", systemImage: "plus") { navigation.startQuickEntry() }
      }
    }
  }
}

#Preview("Overview") {
  NavigationStack { OverviewView() }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
