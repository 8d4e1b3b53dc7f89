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
@dynamicMemberLookup
public struct Ledger: Sendable {
  public internal(set) var setup: Setup
  /// All entries, by day, and within a day as entered.
  public internal(set) var entries: [Entry] = []

  var index = EntryIndex()
  /// The highest id that was ever used here.
  var lastID = 0

  /// A ledger with nothing in it.
  public init(currency: Currency = .yen) {
    setup = Setup(currency: currency)
  }

  /// What is set up: ``Setup/accounts``, ``Setup/categories`` and so on.
  public subscript<Value>(dynamicMember path: KeyPath<Setup, Value>) -> Value {
    setup[keyPath: path]
  }

  public subscript(account id: Account.ID) -> Account? { setup.accounts.first(id) }
  public subscript(category id: Category.ID) -> Category? { setup.categories.first(id) }
  public subscript(recurring id: Recurring.ID) -> Recurring? { setup.recurring.first(id) }
  public subscript(entry id: Entry.ID) -> Entry? {
    index.days[id].map { day in entries[entries.firstPlace { ($0.day, $0.id) >= (day, id) }] }
  }

  /// An id for a new record of any kind, which no record has had since the ledger was opened.
  ///
  /// Who makes several records counts on from it: the ids are taken once a change is applied.
  public func nextID() -> Int { lastID + 1 }
}

extension Ledger: Equatable {
  /// Whether two ledgers hold the same records. What happened on the way there does not count.
  public static func == (left: Ledger, right: Ledger) -> Bool {
    left.setup == right.setup && left.entries == right.entries
  }
}

extension RandomAccessCollection {
  /// The first place whose element satisfies a condition that, once true, stays so.
  func firstPlace(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if condition(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
