import Foundation

/// A household's ledger: what there is, what came and went, and what is meant to be spent.
///
/// A ledger is a value. It is changed by applying a ``LedgerChange``, which gives the change that
/// takes it back, and it can be handed to another task to be saved while work goes on with the
/// next:
///
/// ```swift
/// var ledger = Ledger.new(currency: .yen)
/// let undo = ledger.apply(.add([lunch]))
/// ledger.apply(undo)   // as it was
/// ```
public struct Ledger: Sendable {
  /// The currency of budgets and summaries.
  public internal(set) var currency: Currency
  /// What one unit of a foreign currency is worth in the ledger's.
  public internal(set) var rates: [Currency: Decimal] = [:]
  /// All entries, by day, and within a day as entered.
  public internal(set) var entries: [Entry] = []

  var accountList = RecordList<Account>()
  var categoryList = RecordList<Category>()
  var recurringList = RecordList<Recurring>()
  /// What was set for a category, by the month that it was set from.
  var budgets: [Category.ID: [Month: Int]] = [:]
  var index = EntryIndex()
  /// The highest id that was ever used here.
  var lastID = 0

  /// A ledger with nothing in it.
  public init(currency: Currency = .yen) {
    self.currency = currency
  }

  /// In the order that the user gave them.
  public var accounts: [Account] { accountList.all }
  /// In the order that the user gave them.
  public var categories: [Category] { categoryList.all }
  public var recurring: [Recurring] { recurringList.all }

  public subscript(account id: Account.ID) -> Account? { accountList[id] }
  public subscript(category id: Category.ID) -> Category? { categoryList[id] }
  public subscript(recurring id: Recurring.ID) -> Recurring? { recurringList[id] }
  public subscript(entry id: Entry.ID) -> Entry? { place(of: id).map { entries[$0] } }

  /// An id for a new record of any kind, which no record has had since the ledger was opened.
  ///
  /// Who makes several records counts on from it: the ids are taken once a change is applied.
  public func nextID() -> Int { lastID + 1 }

  /// Where an entry is among all, by binary search.
  func place(of id: Entry.ID) -> Int? {
    guard let day = index.days[id] else { return nil }
    return entries.firstPlace { ($0.day, $0.id) >= (day, id) }
  }
}

extension Ledger: Equatable {
  /// Whether two ledgers hold the same records. What happened on the way there does not count.
  public static func == (left: Ledger, right: Ledger) -> Bool {
    left.currency == right.currency && left.rates == right.rates
      && left.accountList == right.accountList && left.categoryList == right.categoryList
      && left.recurringList == right.recurringList && left.budgets == right.budgets
      && left.entries == right.entries
  }
}
