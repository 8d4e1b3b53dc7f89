import Foundation

/// Makes a ledger of JSON, and sees that its parts make a whole.
struct LedgerReader {
  private var ledger: Ledger
  private let accounts: Records<Ledger.Account>
  private let categories: Records<Ledger.Category>
  private let recurring: Records<Ledger.Recurring>
  private let entries: Records<Ledger.Entry>
  private let budgets: Records<BudgetRecord>
  private let rates: Records<RateRecord>

  init(_ json: JSON) throws(LedgerFileError) {
    guard case .object(let members) = json.value else { throw .notALedger }
    try json.checkKeys()
    let parts = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard case .string(LedgerFile.format)? = parts["format"]?.value else { throw .notALedger }
    guard let version: Int = try parts["version"]?.read("version") else { throw .notALedger }
    // Said at once: what follows may well be of another kind than is known here.
    if version > LedgerFile.version { throw .newerVersion(version) }
    guard let currency: Currency = try parts["currency"]?.read("currency") else {
      throw .invalid(line: 1, .missing("currency"))
    }
    ledger = Ledger(currency: currency)
    rates = try Records("rates", parts)
    accounts = try Records("accounts", parts)
    categories = try Records("categories", parts)
    budgets = try Records("budgets", parts)
    recurring = try Records("recurring", parts)
    entries = try Records("entries", parts)
  }

  mutating func checked() throws(LedgerFileError) -> Ledger {
    for rate in rates.all { ledger.rates[rate.currency] = rate.rate }
    for budget in budgets.all {
      ledger.budgets[budget.key.category, default: [:]][budget.key.month] = budget.amount
    }
    try accounts.checkIDs()
    try categories.checkIDs()
    try recurring.checkIDs()
    ledger.accountList = RecordList(accounts.all)
    ledger.categoryList = RecordList(categories.all)
    ledger.recurringList = RecordList(recurring.all)
    ledger.index = EntryIndex(entries.all)
    if ledger.index.days.count < entries.all.count { try entries.checkIDs() }
    // A file that this program wrote is in order, and sorting it would be half of the work.
    let isSorted = zip(entries.all, entries.all.dropFirst()).allSatisfy(Ledger.Entry.precedes)
    ledger.entries = isSorted ? entries.all : entries.all.sorted(by: Ledger.Entry.precedes)
    ledger.lastID = [
      accounts.highestID, categories.highestID, recurring.highestID, entries.highestID,
    ].reduce(0, max)
    try checkReferences()
    return ledger
  }

  private func checkReferences() throws(LedgerFileError) {
    for (entry, line) in zip(entries.all, entries.lines) {
      try check(account: entry.account, category: entry.category, line)
      guard let half = entry.transfer else { continue }
      guard half != entry.id, ledger[entry: half]?.transfer == entry.id else {
        throw .invalid(line: line, .brokenTransfer(half))
      }
    }
    for (recurring, line) in zip(recurring.all, recurring.lines) {
      // One of three keys has to be there.
      if recurring.rhythm.count < 1 { throw .invalid(line: line, .missing("months")) }
      try check(account: recurring.account, category: recurring.category, line)
    }
    for (budget, line) in zip(budgets.all, budgets.lines)
    where ledger[category: budget.key.category] == nil {
      throw .invalid(line: line, .unknownCategory(budget.key.category))
    }
  }

  private func check(account: Int, category: Int?, _ line: Int) throws(LedgerFileError) {
    if ledger[account: account] == nil { throw .invalid(line: line, .unknownAccount(account)) }
    if let category, ledger[category: category] == nil {
      throw .invalid(line: line, .unknownCategory(category))
    }
  }
}

/// The records of a list, and the line of each, to say where it is that something is wrong.
private struct Records<Record: JSONRecord> {
  private(set) var all: [Record] = []
  private(set) var lines: [Int] = []

  init(_ key: String, _ parts: [String: JSON]) throws(LedgerFileError) {
    guard let list = parts[key] else { return }
    guard case .array(let elements) = list.value else { throw list.error(.wrongKind(key)) }
    let fields = Record.fields
    all.reserveCapacity(elements.count)
    for element in elements { all.append(try Record(element, in: key, fields)) }
    lines = elements.map(\.line)
  }
}

extension Records where Record: Identifiable<Int> {
  var highestID: Int { all.reduce(0) { max($0, $1.id) } }

  func checkIDs() throws(LedgerFileError) {
    var seen: Set<Int> = []
    for (record, line) in zip(all, lines) where !seen.insert(record.id).inserted {
      throw .invalid(line: line, .duplicate(record.id))
    }
  }
}
