import Foundation

/// What would become of a table in a ledger: looked at first, applied after.
public struct CSVImport: Sendable {
  /// The entries of all rows that could be read.
  public let entries: [Ledger.Entry]
  /// The categories that the ledger does not have yet.
  public let newCategories: [Ledger.Category]
  /// Entries that the ledger has already: of the same day, amount, payee and account.
  ///
  /// Two equal purchases on one day are two: as many are duplicates as the ledger has of them.
  public let duplicates: Set<Ledger.Entry.ID>
  /// The rows that could not be read, and why.
  public let problems: [Problem]

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

  /// - Parameters:
  ///   - account: where entries go for which no column says it.
  ///   - locale: decides whether `1.200` is one or a thousand, where nothing else does.
  public init(
    _ table: CSVTable, _ mapping: CSVMapping, account: Ledger.Account.ID, into ledger: Ledger,
    locale: Locale = .current
  ) {
    var reader = CSVRowReader(mapping, account: account, into: ledger, locale: locale)
    var entries: [Ledger.Entry] = []
    var problems: [Problem] = []
    if let kind = reader.missingColumn {
      if !table.rows.isEmpty { problems.append(Problem(line: 1, kind: kind)) }
    } else {
      let rows = zip(table.rows, table.lineNumbers).dropFirst(mapping.hasHeader ? 1 : 0)
      for (row, line) in rows {
        do throws(Problem.Kind) {
          entries.append(try reader.entry(row))
        } catch {
          problems.append(Problem(line: line, kind: error))
        }
      }
    }
    self.entries = entries
    self.problems = problems
    newCategories = reader.newCategories
    duplicates = Self.duplicates(of: entries, in: ledger)
  }

  /// The change that takes it all over.
  public func change(skippingDuplicates: Bool) -> LedgerChange {
    let taken = skippingDuplicates ? entries.filter { !duplicates.contains($0.id) } : entries
    let used = Set(taken.map(\.category))
    var change = LedgerChange.add(taken)
    for category in newCategories where used.contains(category.id) {
      change.categories[category.id] = category
    }
    return change
  }

  private struct Key: Hashable {
    let day: Day
    let amount: Int
    let payee: String
    let account: Ledger.Account.ID

    init(_ entry: Ledger.Entry) {
      (day, amount, account) = (entry.day, entry.amount, entry.account)
      payee = SearchText.key(entry.payee)
    }
  }

  private static func duplicates(
    of entries: [Ledger.Entry], in ledger: Ledger
  ) -> Set<Ledger.Entry.ID> {
    guard let first = entries.map(\.day).min(), let last = entries.map(\.day).max() else {
      return []
    }
    var known: [Key: Int] = [:]
    for entry in ledger.entries(in: first...last) { known[Key(entry), default: 0] += 1 }
    var duplicates: Set<Ledger.Entry.ID> = []
    for entry in entries {
      guard let count = known[Key(entry)], count > 0 else { continue }
      known[Key(entry)] = count - 1
      duplicates.insert(entry.id)
    }
    return duplicates
  }
}
