import Foundation

/// Collects a ledger's parts from JSON, in whatever order they come, and sees that they make a
/// whole.
struct LedgerReader {
  private var isLedger = false
  private var version: Int?
  private var ledger = Ledger()
  private var currency: Currency?
  private var accounts = Records<Ledger.Account>()
  private var categories = Records<Ledger.Category>()
  private var recurring = Records<Ledger.Recurring>()
  private var entries = Records<Ledger.Entry>()
  private var budgets = Records<BudgetRecord>()
  private var rates = Records<RateRecord>()

  static func ledger(_ bytes: UnsafeRawBufferPointer) throws(LedgerFileError) -> Ledger {
    var json = JSONReader(bytes)
    guard json.isAtObject else {
      try json.skip()
      throw json.isAtEnd ? .notALedger : json.failure
    }
    var reader = LedgerReader()
    try json.object("") { json, key throws(LedgerFileError) in try reader.read(key, &json) }
    guard json.isAtEnd else { throw json.failure }
    return try reader.checked()
  }

  private mutating func read(
    _ key: String, _ json: inout JSONReader
  ) throws(LedgerFileError) {
    switch key {
    case "format":
      isLedger = try json.string(key) == LedgerFile.format
      if !isLedger { throw .notALedger }
    case "version":
      let number = try json.int(key)
      // Said at once: what follows may well be of another kind than is known here.
      if number > LedgerFile.version { throw .newerVersion(number) }
      version = number
    case "currency": currency = try Currency(key, within: .ids, from: &json)
    case "rates": try rates.read(key, &json)
    case "accounts": try accounts.read(key, &json)
    case "categories": try categories.read(key, &json)
    case "budgets": try budgets.read(key, &json)
    case "recurring": try recurring.read(key, &json)
    case "entries": try entries.read(key, &json)
    default: try json.skip()
    }
  }

  private mutating func checked() throws(LedgerFileError) -> Ledger {
    guard isLedger, version != nil else { throw .notALedger }
    guard let currency else { throw .invalid(line: 1, .missing("currency")) }
    ledger.currency = currency
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

  private func check(
    account: Int, category: Int?, _ line: Int
  ) throws(LedgerFileError) {
    if ledger[account: account] == nil { throw .invalid(line: line, .unknownAccount(account)) }
    if let category, ledger[category: category] == nil {
      throw .invalid(line: line, .unknownCategory(category))
    }
  }
}

/// Records, and the line of each, to say where it is that something is wrong.
private struct Records<Record: JSONRecord> {
  private(set) var all: [Record] = []
  private(set) var lines: [Int] = []
  private let fields = Record.fields

  mutating func read(_ key: String, _ json: inout JSONReader) throws(LedgerFileError) {
    try json.array(key) { json throws(LedgerFileError) in
      lines.append(json.line)
      all.append(try json.record(key, fields))
    }
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
