import Foundation

/// Makes entries of rows, and the categories that they need.
struct CSVRowReader {
  private let columns: [CSVMapping.Field: Int]
  private let dayFormat: CSVMapping.DayFormat
  private let locale: Locale
  private let account: Ledger.Account
  private let accounts: [String: Ledger.Account]
  private var categories: [String: Ledger.Category.ID]
  private let usual: UsualCategories?
  private var nextID: Int
  private(set) var newCategories: [Ledger.Category] = []

  init(
    _ mapping: CSVMapping, account: Ledger.Account.ID, into ledger: Ledger, locale: Locale
  ) {
    // Of two columns that mean the same, the first counts.
    columns = Dictionary(mapping.columns.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    dayFormat = mapping.dayFormat
    self.locale = locale
    self.account =
      ledger[account: account]
      ?? Ledger.Account(id: account, name: "", kind: .cash, currency: ledger.currency)
    accounts = Self.keyed(ledger.accounts, \.name)
    categories = Self.keyed(ledger.categories, \.name).mapValues(\.id)
    usual = columns[.category] == nil ? UsualCategories(of: ledger) : nil
    nextID = ledger.nextID()
  }

  /// What no row can do without and no column holds.
  var missingColumn: CSVImport.Problem.Kind? {
    if columns[.day] == nil { return .noDayColumn }
    let fields: [CSVMapping.Field] = [.amount, .spent, .received]
    return fields.allSatisfy { columns[$0] == nil } ? .noAmountColumn : nil
  }

  /// The entry of a row.
  mutating func entry(_ row: [String]) throws(CSVImport.Problem.Kind) -> Ledger.Entry {
    let account = try account(row)
    let day = try day(row)
    let amount = try amount(row, account.currency)
    let payee = text(row, .payee) ?? ""
    let category =
      text(row, .category).map { self.category($0, isIncome: amount > 0) }
      ?? usual?.category(payee: payee, isIncome: amount > 0)
    defer { nextID += 1 }
    return Ledger.Entry(
      id: nextID, day: day, amount: amount, account: account.id, category: category,
      payee: payee, note: text(row, .note) ?? "",
      tags: Ledger.Entry.tags(in: text(row, .tags) ?? ""))
  }

  private func account(_ row: [String]) throws(CSVImport.Problem.Kind) -> Ledger.Account {
    guard let name = text(row, .account) else { return account }
    guard let named = accounts[SearchText.key(name)] else {
      throw .unknownAccount(name)
    }
    return named
  }

  private func day(_ row: [String]) throws(CSVImport.Problem.Kind) -> Day {
    guard let column = columns[.day], column < row.count else { throw .tooShort }
    guard let day = CSVDay.day(row[column], dayFormat) else { throw .noDay(row[column]) }
    return day
  }

  /// The amount of the first column that has one: with a sign, else by what its heading says.
  private func amount(_ row: [String], _ currency: Currency) throws(CSVImport.Problem.Kind) -> Int {
    var isShort = true
    var zero: Int?
    for field in [.amount, .spent, .received] as [CSVMapping.Field] {
      guard let column = columns[field], column < row.count else { continue }
      isShort = false
      guard let text = text(row, field) else { continue }
      guard let amount = Money(text, currency, locale: locale)?.minorUnits else {
        throw .noAmount(text)
      }
      // Where there are two columns, some banks write a zero into the other one.
      if amount == 0 {
        zero = 0
        continue
      }
      return field == .spent ? -abs(amount) : amount
    }
    if let zero { return zero }
    throw isShort ? .tooShort : .noAmount("")
  }

  private mutating func category(_ name: String, isIncome: Bool) -> Ledger.Category.ID {
    if let id = categories[name] { return id }
    let key = SearchText.key(name)
    if let id = categories[key] {
      categories[name] = id
      return id
    }
    let swatches = Ledger.Swatch.allCases
    let category = Ledger.Category(
      id: nextID, name: name, symbol: isIncome ? "banknote" : "tag",
      color: swatches[newCategories.count % swatches.count], kind: isIncome ? .income : .expense)
    nextID += 1
    newCategories.append(category)
    categories[key] = category.id
    return category.id
  }

  /// What a row holds of a field, or nil for nothing.
  private func text(_ row: [String], _ field: CSVMapping.Field) -> String? {
    guard let column = columns[field], column < row.count else { return nil }
    let text = CSVExport.unprotected(row[column]).trimmed
    return text.isEmpty ? nil : text
  }

  private static func keyed<Record>(
    _ records: [Record], _ name: (Record) -> String
  ) -> [String: Record] {
    Dictionary(
      records.map { (SearchText.key(name($0)), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
