import LedgerModel
import SwiftUI

/// What each category may cost in a month.
struct BudgetsView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    @Bindable var navigation = navigation
    let statuses = BudgetStatus.all(store.ledger, navigation.month)
    Form {
      if !statuses.isEmpty {
        Section {
          BudgetTotal(statuses: statuses, currency: store.ledger.currency)
          ForEach(statuses, id: \.category.id) { status in
            BudgetLine(status: status, currency: store.ledger.currency)
          }
        }
      }
      Section {
        ForEach(store.ledger.categories.filter { $0.kind == .expense }) { category in
          BudgetField(category: category, month: navigation.month)
        }
      } header: {
        Text("A Month's Budget")
      } footer: {
        Text("What is set here holds from this month on. Zero is no budget.")
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Budgets")
    .toolbar {
      ToolbarItem(placement: .principal) { MonthPicker(month: $navigation.month) }
    }
  }
}

/// All budgets together.
private struct BudgetTotal: View {
  let statuses: [BudgetStatus]
  let currency: Currency
  @Environment(\.locale) private var locale

  var body: some View {
    let budget = statuses.reduce(0) { $0 + $1.budget }
    let spent = statuses.reduce(0) { $0 + $1.spent }
    VStack(alignment: .leading, spacing: 4) {
      Text(
        """
        \(Money(spent, currency).formatted(locale: locale)) of \
        \(Money(budget, currency).formatted(locale: locale))
        """
      )
      .font(.title3.bold())
      .monospacedDigit()
      FractionBar(fraction: budget > 0 ? Double(spent) / Double(budget) : 0)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The budget of one category.
private struct BudgetField: View {
  let category: Ledger.Category
  let month: Month
  @Environment(LedgerStore.self) private var store

  var body: some View {
    LabeledContent {
      HStack {
        DraftField(amount) {
          TextField(
            category.name, value: $0, format: .money(store.ledger.currency), prompt: Text("None")
          )
          .labelsHidden()
          .multilineTextAlignment(.trailing)
          .monospacedDigit()
          .frame(maxWidth: 120)
        }
        // What is typed is for the month that it was typed in.
        .id(month)
        Text(verbatim: store.ledger.currency.code)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    } label: {
      CategoryLabel(category: category)
    }
  }

  private var amount: Binding<Int?> {
    Binding {
      store.ledger.budget(for: category.id, in: month)
    } set: { amount in
      let amount = max(0, amount ?? 0)
      guard amount != store.ledger.budget(for: category.id, in: month) ?? 0 else { return }
      store.apply(.setBudget(amount, for: category.id, from: month), named: "Change Budget")
    }
  }
}

#Preview("Budgets") {
  NavigationStack { BudgetsView() }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
