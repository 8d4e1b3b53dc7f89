import Foundation

/// What would become of a table in a ledger: looked at first, applied after.
public struct CSVImport: Sendable {
  /// The entries of all rows that could be read.
  public private(set) var entries: [Ledger.Entry] = []
  /// The categories that the ledger does not have yet.
  public private(set) var newCategories: [Ledger.Category] = []
  /// Entries that the ledger has already: of the same day, amount, payee and account.
  ///
  /// Two equal purchases on one day are two: as many are duplicates as the ledger has of them.
  public private(set) var duplicates: Set<Ledger.Entry.ID> = []
  /// The rows that could not be read, and why.
  public private(set) var problems: [Problem] = []

  /// Why a row of a file cannot become an entry.
  public struct Problem: Hashable, Sendable {
    /// The line of the file that the row begins in.
    public let line: Int
    public let kind: Kind

    public enum Kind: Error, Hashable {
      /// The columns that hold days or amounts are not known: this concerns the whole file.
      case noDayColumn, noAmountColumn
      /// A text where a day is expected, such as `31.02.2026`.
      case noDay(String)
      /// A text where an amount of the account's currency is expected.
      case noAmount(String)
      case unknownAccount(String)
      /// The row ends before its day or amount.
      case tooShort
    }
  }

  private let ledger: Ledger
  private let columns: [CSVMapping.Field: Int]
  private let dayFormat: CSVMapping.DayFormat
  private let locale: Locale
  private let accounts: [String: Ledger.Account]
  /// The categories of the ledger, and those that the file brings.
  private var categories: [String: Ledger.Category.ID]
  private var nextID: Int

  /// - Parameters:
  ///   - account: where entries go for which no column says it.
  ///   - locale: decides whether `1.200` is one or a thousand, where nothing else does.
  public init(
    _ table: CSVTable, _ mapping: CSVMapping, account: Ledger.Account.ID, into ledger: Ledger,
    locale: Locale = .current
  ) {
    self.ledger = ledger
    self.locale = locale
    dayFormat = mapping.dayFormat
    // Of two columns that mean the same, the first counts.
    columns = Dictionary(mapping.columns.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    accounts = SearchText.keyed(ledger.accounts.map { ($0.name, $0) })
    categories = SearchText.keyed(ledger.categories.map { ($0.name, $0.id) })
    nextID = ledger.nextID()
    guard let account = ledger[account: account], !table.rows.isEmpty else { return }
    let amounts: [CSVMapping.Field] = [.amount, .spent, .received]
    if columns[.day] == nil || amounts.allSatisfy({ columns[$0] == nil }) {
      problems = [Problem(line: 1, kind: columns[.day] == nil ? .noDayColumn : .noAmountColumn)]
      return
    }
    // A bank's file says who, and not what for: it was as the last time with the same payee.
    let usual = columns[.category] == nil ? usualCategories : [:]
    let rows = zip(table.rows, table.lineNumbers).dropFirst(mapping.hasHeader ? 1 : 0)
    for (row, line) in rows {
      do throws(Problem.Kind) {
        entries.append(try entry(row, account, usual))
      } catch {
        problems.append(Problem(line: line, kind: error))
      }
    }
    findDuplicates()
  }

  /// The change that takes it all over.
  public func change(skippingDuplicates: Bool) -> LedgerChange {
    let taken = skippingDuplicates ? entries.filter { !duplicates.contains($0.id) } : entries
    let used = Set(taken.map(\.category))
    var change = LedgerChange.add(taken)
    let new = newCategories.filter { used.contains($0.id) }
    if !new.isEmpty { change.edit(ledger.setup) { $0.categories += new } }
    return change
  }

  // MARK: Rows

  private mutating func entry(
    _ row: [String], _ account: Ledger.Account, _ usual: [Key: Ledger.Category.ID]
  ) throws(Problem.Kind) -> Ledger.Entry {
    var account = account
    if let name = text(row, .account) {
      guard let named = accounts[SearchText.key(name)] else { throw .unknownAccount(name) }
      account = named
    }
    guard let column = columns[.day], column < row.count else { throw .tooShort }
    guard let day = CSVDay.day(row[column], dayFormat) else { throw .noDay(row[column]) }
    let amount = try amount(row, account.currency)
    let payee = text(row, .payee) ?? ""
    let category =
      text(row, .category).map { self.category($0, isIncome: amount > 0) }
      ?? usual[Key(payee: SearchText.key(payee), isIncome: amount > 0)]
    defer { nextID += 1 }
    return Ledger.Entry(
      id: nextID, day: day, amount: amount, account: account.id, category: category,
      payee: payee, note: text(row, .note) ?? "",
      tags: Ledger.Entry.tags(in: text(row, .tags) ?? ""))
  }

  /// The amount of the first column that has one: with a sign, else by what its heading says.
  private func amount(_ row: [String], _ currency: Currency) throws(Problem.Kind) -> Int {
    let fields = ([.amount, .spent, .received] as [CSVMapping.Field])
      .filter { field in columns[field].map { $0 < row.count } ?? false }
    if fields.isEmpty { throw .tooShort }
    var found: Int?
    for field in fields {
      guard let text = text(row, field) else { continue }
      guard let amount = Money(text, currency, locale: locale)?.minorUnits else {
        throw .noAmount(text)
      }
      found = field == .spent ? -abs(amount) : amount
      // Where there are two columns, some banks write a zero into the other one.
      if amount != 0 { break }
    }
    guard let found else { throw .noAmount("") }
    return found
  }

  private mutating func category(_ name: String, isIncome: Bool) -> Ledger.Category.ID {
    let key = SearchText.key(name)
    if let id = categories[key] { return id }
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

  // MARK: What the ledger knows

  /// What makes two entries look alike; what is nil does not count.
  private struct Key: Hashable {
    let payee: String
    var isIncome: Bool?
    var day: Day?
    var amount: Int?
    var account: Ledger.Account.ID?
  }

  private var usualCategories: [Key: Ledger.Category.ID] {
    let keys = Dictionary(uniqueKeysWithValues: ledger.payees.map { ($0, SearchText.key($0)) })
    var categories: [Key: Ledger.Category.ID] = [:]
    for entry in ledger.entries {
      guard let payee = keys[entry.payee], let category = entry.category else { continue }
      categories[Key(payee: payee, isIncome: entry.amount > 0)] = category
    }
    return categories
  }

  private mutating func findDuplicates() {
    let days = entries.map(\.day)
    guard let first = days.min(), let last = days.max() else { return }
    func key(_ entry: Ledger.Entry) -> Key {
      Key(
        payee: SearchText.key(entry.payee), day: entry.day, amount: entry.amount,
        account: entry.account)
    }
    var known = ledger.entries(in: first...last).reduce(into: [Key: Int]()) {
      $0[key($1), default: 0] += 1
    }
    for entry in entries {
      guard let count = known[key(entry)], count > 0 else { continue }
      known[key(entry)] = count - 1
      duplicates.insert(entry.id)
    }
  }
}
