import Foundation

extension Ledger {
  /// A ledger to begin with: a purse, and what most people spend on, in English or Japanese.
  public static func new(currency: Currency, locale: Locale = .current) -> Ledger {
    let isJapanese = locale.language.languageCode?.identifier == "ja"
    var change = LedgerChange.set(
      Account(id: 1, name: isJapanese ? "現金" : "Cash", kind: .cash, currency: currency))
    for (offset, preset) in presets.enumerated() {
      let id = offset + 2
      change.categories[id] = Category(
        id: id, name: isJapanese ? preset.japanese : preset.english, symbol: preset.symbol,
        color: preset.color, kind: preset.kind)
    }
    var ledger = Ledger(currency: currency)
    ledger.apply(change)
    return ledger
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
