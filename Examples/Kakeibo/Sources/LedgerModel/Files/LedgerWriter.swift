import Foundation

/// Writes a ledger as JSON. What has its usual value is left out, which keeps lines short.
struct LedgerWriter {
  private var json = JSONWriter()

  mutating func data(of ledger: Ledger) -> Data {
    json.raw("{")
    json.line("format")
    json.string(LedgerFile.format)
    json.line("version")
    json.int(LedgerFile.version)
    json.line("currency")
    json.string(ledger.currency.code)
    json.list("rates", ledger.rates.sorted { $0.key < $1.key }) { json, rate in
      json.field("currency", rate.key.code)
      // A text, as JSON's numbers are binary fractions to most who read them.
      json.field("rate", rate.value.description)
    }
    json.list("accounts", ledger.accounts, Self.write)
    json.list("categories", ledger.categories, Self.write)
    writeBudgets(ledger)
    json.list("recurring", ledger.recurring, Self.write)
    json.list("entries", ledger.entries, Self.write)
    json.raw("\n}\n")
    return Data(json.bytes)
  }

  private mutating func writeBudgets(_ ledger: Ledger) {
    let budgets = ledger.budgets
      .flatMap { category, months in months.map { (category, $0.key, $0.value) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    json.list("budgets", budgets) { json, budget in
      json.field("category", budget.0)
      json.field("month", budget.1.description)
      json.field("amount", budget.2)
    }
  }

  private static func write(_ json: inout JSONWriter, _ account: Ledger.Account) {
    json.field("id", account.id)
    json.field("name", account.name)
    json.field("kind", account.kind.rawValue)
    json.field("currency", account.currency.code)
    if account.opening != 0 { json.field("opening", account.opening) }
    if account.isClosed { json.field("isClosed", true) }
    if !account.note.isEmpty { json.field("note", account.note) }
  }

  private static func write(_ json: inout JSONWriter, _ category: Ledger.Category) {
    json.field("id", category.id)
    json.field("name", category.name)
    json.field("symbol", category.symbol)
    json.field("color", category.color.rawValue)
    json.field("kind", category.kind.rawValue)
  }

  private static func write(_ json: inout JSONWriter, _ recurring: Ledger.Recurring) {
    json.field("id", recurring.id)
    json.field("payee", recurring.payee)
    json.field("amount", recurring.amount)
    json.field("account", recurring.account)
    json.field("category", recurring.category)
    if !recurring.note.isEmpty { json.field("note", recurring.note) }
    if !recurring.tags.isEmpty { json.field("tags", recurring.tags) }
    switch recurring.rhythm {
    case .weeks(let count): json.field("weeks", count)
    case .months(let count): json.field("months", count)
    case .years(let count): json.field("years", count)
    }
    json.field("anchor", recurring.anchor)
    json.field("next", recurring.next)
    if let end = recurring.end { json.field("end", end) }
    if recurring.isPaused { json.field("isPaused", true) }
  }

  private static func write(_ json: inout JSONWriter, _ entry: Ledger.Entry) {
    json.field("id", entry.id)
    json.field("day", entry.day)
    json.field("amount", entry.amount)
    json.field("account", entry.account)
    json.field("category", entry.category)
    if !entry.payee.isEmpty { json.field("payee", entry.payee) }
    if !entry.note.isEmpty { json.field("note", entry.note) }
    if !entry.tags.isEmpty { json.field("tags", entry.tags) }
    json.field("transfer", entry.transfer)
    json.field("recurring", entry.recurring)
  }
}
