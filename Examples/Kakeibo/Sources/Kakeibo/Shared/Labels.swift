import LedgerModel
import SwiftUI

/// An amount of money, in figures of one width.
struct AmountText: View {
  private let money: Money
  private let isIncomeMarked: Bool
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  /// - Parameter marksIncome: whether what comes in is green, and has a plus.
  init(_ money: Money, marksIncome: Bool = false) {
    self.money = money
    isIncomeMarked = marksIncome && money.minorUnits > 0
  }

  var body: some View {
    let text = (isIncomeMarked ? "+" : "") + money.formatted(locale: locale)
    // Isolated, as a sign with no letter before it would go to the other side of its number.
    Text(verbatim: direction == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text)
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(isIncomeMarked ? AnyShapeStyle(.green) : AnyShapeStyle(.foreground))
      // A name may be cut, and is known. Of an amount the rest is anything.
      .layoutPriority(1)
  }
}

/// A title, and in small letters below it what is to be said of it.
struct CaptionedTitle<Title: View, Caption: View>: View {
  @ViewBuilder let title: Title
  @ViewBuilder let caption: Caption

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      HStack(spacing: 4) { caption }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A category's symbol in its colour, and its name.
struct CategoryLabel: View {
  let category: Ledger.Category?

  var body: some View {
    if let category {
      Label {
        Text(verbatim: category.name)
      } icon: {
        Image(systemName: category.symbol).foregroundStyle(category.color.color)
      }
    } else {
      Label("No Category", systemImage: "questionmark.circle")
        .foregroundStyle(.secondary)
    }
  }
}

/// A part of a search, as its field shows it.
struct TokenLabel: View {
  let token: EntryFilter.Token
  @Environment(LedgerStore.self) private var store

  var body: some View {
    switch token {
    case .category(let id): CategoryLabel(category: id.flatMap { store.ledger[category: $0] })
    case .account(let id):
      if let account = store.ledger[account: id] {
        Label(account.name, systemImage: account.kind.label.symbol)
      }
    case .tag(let tag): Label(tag, systemImage: "number")
    case .month(let month):
      Label("\(month.date(), format: .dateTime.year().month())", systemImage: "calendar")
    }
  }
}

extension Ledger.Swatch {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    }
  }
}

extension Day {
  /// How lists write days: with the year where it is not the one that is meant anyhow.
  static func style(withYear: Bool) -> Date.FormatStyle {
    withYear ? .dateTime.year().month().day() : .dateTime.month().day()
  }
}

extension RawRepresentable<String> {
  /// The name of a case, which the string catalogue has, too: "Light".
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

extension Ledger.Account.Kind {
  var label: (name: LocalizedStringKey, symbol: String) {
    switch self {
    case .cash: ("Cash", "banknote")
    case .bank: ("Bank Account", "building.columns")
    case .card: ("Credit Card", "creditcard")
    case .savings: ("Savings", "lock")
    case .prepaid: ("Prepaid Card", "wallet.pass")
    }
  }
}
