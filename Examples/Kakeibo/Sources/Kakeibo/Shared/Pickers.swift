import LedgerModel
import SwiftUI

/// Chooses one of the accounts that are not closed, or the one that is chosen already.
struct AccountPicker: View {
  var title: LocalizedStringKey = "Account"
  @Binding var selection: Ledger.Account.ID
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Picker(title, selection: $selection) {
      ForEach(store.ledger.accounts.filter { !$0.isClosed || $0.id == selection }) { account in
        Text(verbatim: account.name).tag(account.id)
      }
    }
  }
}

/// Chooses a category, or none.
struct CategoryPicker: View {
  @Binding var selection: Ledger.Category.ID?
  /// The kind that stands first: what comes in is seldom for groceries.
  var kind: Ledger.Category.Kind = .expense
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Picker("Category", selection: $selection) {
      Text("None").tag(Ledger.Category.ID?.none)
      ForEach(ordered) { category in
        CategoryLabel(category: category).tag(Ledger.Category.ID?.some(category.id))
      }
    }
  }

  private var ordered: [Ledger.Category] {
    let all = store.ledger.categories
    return all.filter { $0.kind == kind } + all.filter { $0.kind != kind }
  }
}

/// Chooses one of the usual currencies, or the one that is chosen already.
struct CurrencyPicker: View {
  @Binding var selection: Currency
  @Environment(\.locale) private var locale

  var body: some View {
    Picker("Currency", selection: $selection) {
      ForEach(choices, id: \.self) { Text(verbatim: title(of: $0)).tag($0) }
    }
  }

  private var choices: [Currency] {
    let usual = Currency.common
    return usual.contains(selection) ? usual : [selection] + usual
  }

  /// "EUR — Euro"
  private func title(of currency: Currency) -> String {
    let name = locale.localizedString(forCurrencyCode: currency.code)
    return name.map { "\(currency.code) — \($0)" } ?? currency.code
  }
}

/// Chooses a day.
struct DayPicker: View {
  let title: LocalizedStringKey
  @Binding var day: Day

  var body: some View {
    let date = Binding(get: { day.date() }, set: { day = Day($0) })
    DatePicker(title, selection: date, displayedComponents: .date)
  }
}

/// Goes from month to month.
struct MonthPicker: View {
  @Binding var month: Month
  @Environment(\.today) private var today

  var body: some View {
    HStack {
      Button("Previous Month", systemImage: "chevron.backward") { month = month.adding(months: -1) }
        .keyboardShortcut("[")
      Button {
        month = Month(today)
      } label: {
        ViewThatFits(in: .horizontal) {
          // The arrows stay where they are from May to September.
          name(.wide).frame(minWidth: 130)
          name(.abbreviated)
        }
      }
      .help("Go to This Month")
      Button("Next Month", systemImage: "chevron.forward") { month = month.adding(months: 1) }
        .keyboardShortcut("]")
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private func name(_ style: Date.FormatStyle.Symbol.Month) -> some View {
    Text(month.date(), format: .dateTime.year().month(style)).lineLimit(1)
  }
}
