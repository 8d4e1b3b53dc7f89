import Foundation

extension Ledger {
  /// A ledger to begin with: a purse, and what most people spend on, in English or Japanese.
  public static func new(currency: Currency, locale: Locale = .current) -> Ledger {
    let isJapanese = locale.language.languageCode?.identifier == "ja"
    var ledger = Ledger(currency: currency)
    ledger.edit { setup in
      let name = isJapanese ? "現金" : "Cash"
      setup.accounts = [Account(id: 1, name: name, kind: .cash, currency: currency)]
      setup.categories = zip(2..., presets).map { id, preset in
        Category(
          id: id, name: isJapanese ? preset.japanese : preset.english, symbol: preset.symbol,
          color: preset.color, kind: preset.kind)
      }
    }
    return ledger
  }

  /// An account to be named and added.
  public func newAccount() -> Account {
    Account(id: nextID(), name: "", kind: .bank, currency: setup.currency)
  }

  /// A category to be named and added.
  public func newCategory() -> Category {
    Category(id: nextID(), name: "", symbol: "cart", color: .blue, kind: .expense)
  }

  /// Something that recurs each month from a day on: what an entry was, or something to be named.
  /// Nil where there is no account for it.
  public func newRecurring(like entry: Entry? = nil, from day: Day) -> Recurring? {
    guard let account = entry?.account ?? setup.accounts.first(where: { !$0.isClosed })?.id else {
      return nil
    }
    return Recurring(
      id: nextID(), payee: entry?.payee ?? "", amount: entry?.amount ?? 0, account: account,
      category: entry?.category, note: entry?.note ?? "", tags: entry?.tags ?? [], months: 1,
      next: day, anchor: day)
  }

  private typealias Preset = (
    english: String, japanese: String, symbol: String, color: Swatch, kind: Category.Kind
  )

  private static let presets: [Preset] = [
    ("Groceries", "食料品", "cart", .green, .expense),
    ("Eating Out", "外食", "fork.knife", .orange, .expense),
    ("Household", "日用品", "bag", .teal, .expense),
    ("Home", "住まい", "house", .brown, .expense),
    ("Utilities", "水道・光熱", "bolt", .yellow, .expense),
    ("Phone and Internet", "通信", "wifi", .indigo, .expense),
    ("Transport", "交通", "tram", .blue, .expense),
    ("Health", "医療", "cross.case", .red, .expense),
    ("Clothing", "衣服", "tshirt", .purple, .expense),
    ("Leisure", "趣味・娯楽", "gamecontroller", .mint, .expense),
    ("Learning", "教養・教育", "book", .pink, .expense),
    ("Gifts", "交際", "gift", .pink, .expense),
    ("Other", "その他", "ellipsis.circle", .gray, .expense),
    ("Salary", "給与", "briefcase", .green, .income),
    ("Other Income", "その他の収入", "banknote", .mint, .income),
  ]
}
