import LedgerModel
import SwiftUI

/// The budgets of a month that are nearest to their end.
struct BudgetCard: View {
  let month: Month
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    let budgets = BudgetStatus.all(store.ledger, month)
      .sorted { $0.fraction > $1.fraction }
      .prefix(5)
    Card("Budgets") {
      ForEach(budgets, id: \.category.id) { status in
        BudgetLine(status: status, currency: store.ledger.currency)
      }
      if budgets.isEmpty {
        Text("No category has a budget yet.")
          .foregroundStyle(.secondary)
      }
      Button(budgets.isEmpty ? "Set Budgets" : "All Budgets") { navigation.show(.budgets) }
        .buttonStyle(.borderless)
    }
  }
}
