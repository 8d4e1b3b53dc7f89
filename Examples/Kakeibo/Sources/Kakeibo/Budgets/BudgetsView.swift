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
    let texts = [spent, budget].map { Money($0, currency).formatted(locale: locale) }
    VStack(alignment: .leading, spacing: 4) {
      Text("\(texts[0]) of \(texts[1])")
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
      let currency = store.ledger.currency
      DraftField(amount) {
        TextField(category.name, value: $0, format: .money(currency), prompt: Text("None"))
          .frame(maxWidth: 120)
      }
      // What is typed is for the month that it was typed in.
      .id(month)
      .beside(currency)
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
      store.edit(named: "Change Budget") { $0.setBudget(amount, for: category.id, from: month) }
    }
  }
}

/// A category's budget: how much of it is used up, and what is left.
struct BudgetLine: View {
  let status: BudgetStatus
  let currency: Currency
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        CategoryLabel(category: status.category).lineLimit(1)
        Spacer(minLength: 8)
        remaining
          .font(.callout)
          .monospacedDigit()
          .foregroundStyle(status.left < 0 ? .red : .secondary)
      }
      FractionBar(
        fraction: status.fraction, color: status.category.color.color,
        expected: status.expectedByToday(today))
    }
    .accessibilityElement(children: .combine)
  }

  private var remaining: Text {
    status.left < 0
      ? Text("\(Money(-status.left, currency).formatted(locale: locale)) too much")
      : Text("\(Money(status.left, currency).formatted(locale: locale)) left")
  }
}

/// How much of something is used up, with a mark where it ought to be.
struct FractionBar: View {
  /// Above one: too much.
  let fraction: Double
  var color = Color.accentColor
  /// Where it ought to be by now.
  var expected: Double?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(fraction > 1 ? Color.red : color)
          .frame(width: proxy.size.width * min(max(fraction, 0), 1))
        if let expected, expected > 0, expected < 1 {
          Rectangle()
            .fill(.secondary)
            .frame(width: 2)
            .padding(.leading, max(0, proxy.size.width * expected - 1))
        }
      }
    }
    .frame(height: 8)
    .accessibilityElement()
    .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
  }
}

#Preview("Budgets") {
  NavigationStack { BudgetsView() }.inSampleWindow()
}
