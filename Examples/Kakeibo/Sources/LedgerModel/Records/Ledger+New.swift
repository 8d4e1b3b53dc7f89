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

  private struct Preset {
    let english: String
    let japanese: String
    let symbol: String
    let color: Swatch
    let kind: Category.Kind

    init(
      _ english: String, _ japanese: String, _ symbol: String, _ color: Swatch,
      _ kind: Category.Kind = .expense
    ) {
      self.english = english
      self.japanese = japanese
      self.symbol = symbol
      self.color = color
      self.kind = kind
    }
  }

  private static let presets = [
    Preset("Groceries", "食料品", "cart", .green),
    Preset("Eating Out", "外食", "fork.knife", .orange),
    Preset("Household", "日用品", "bag", .teal),
    Preset("Home", "住まい", "house", .brown),
    Preset("Utilities", "水道・光熱", "bolt", .yellow),
    Preset("Phone and Internet", "通信", "wifi", .indigo),
    Preset("Transport", "交通", "tram", .blue),
    Preset("Health", "医療", "cross.case", .red),
    Preset("Clothing", "衣服", "tshirt", .purple),
    Preset("Leisure", "趣味・娯楽", "gamecontroller", .mint),
    Preset("Learning", "教養・教育", "book", .pink),
    Preset("Gifts", "交際", "gift", .pink),
    Preset("Other", "その他", "ellipsis.circle", .gray),
    Preset("Salary", "給与", "briefcase", .green, .income),
    Preset("Other Income", "その他の収入", "banknote", .mint, .income),
  ]
}
