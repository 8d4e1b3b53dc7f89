import Foundation

extension Ledger.Account: JSONRecord {
  static let blank = Ledger.Account(id: 0, name: "", kind: .cash, currency: .yen)
  static let fields: [JSONField<Self>] = [
    JSONField("id", \.id), JSONField("name", \.name), JSONField("kind", \.kind),
    JSONField("currency", \.currency),
    JSONField("opening", \.opening, usually: 0, within: .amounts),
    JSONField("isClosed", \.isClosed, usually: false), JSONField("note", \.note, usually: ""),
  ]
}

extension Ledger.Category: JSONRecord {
  static let blank = Ledger.Category(id: 0, name: "", symbol: "", color: .gray, kind: .expense)
  static let fields: [JSONField<Self>] = [
    JSONField("id", \.id), JSONField("name", \.name), JSONField("symbol", \.symbol),
    JSONField("color", \.color), JSONField("kind", \.kind),
  ]
}

extension Ledger.Recurring: JSONRecord {
  static let blank = Ledger.Recurring(
    id: 0, payee: "", amount: 0, account: 0, rhythm: .months(0), next: Day(number: 0),
    anchor: Day(number: 0))
  static let fields: [JSONField<Self>] =
    [
      JSONField("id", \.id), JSONField("payee", \.payee),
      JSONField("amount", \.amount, within: .amounts), JSONField("account", \.account),
      JSONField("category", \.category, usually: .some(nil)),
      JSONField("note", \.note, usually: ""),
      JSONField("tags", \.tags, usually: []),
    ]
    // The rhythm's key is its unit: "months": 3.
    + Rhythm.Unit.allCases.map { unit in
      JSONField(key: unit.rawValue, isNeeded: false) { recurring, json throws(LedgerFileError) in
        let count: Int = try json.read(unit.rawValue, within: 1...1_200)
        recurring.rhythm = Rhythm(count: count, unit: unit)
      } write: { recurring, json in
        if recurring.rhythm.unit == unit { json.field(unit.rawValue, recurring.rhythm.count) }
      }
    }
    + [
      JSONField("anchor", \.anchor), JSONField("next", \.next),
      JSONField("end", \.end, usually: .some(nil)),
      JSONField("isPaused", \.isPaused, usually: false),
    ]
}

extension Ledger.Entry: JSONRecord {
  static let blank = Ledger.Entry(id: 0, day: Day(number: 0), amount: 0, account: 0)
  static let fields: [JSONField<Self>] = [
    JSONField("id", \.id), JSONField("day", \.day),
    JSONField("amount", \.amount, within: .amounts), JSONField("account", \.account),
    JSONField("category", \.category, usually: .some(nil)),
    JSONField("payee", \.payee, usually: ""),
    JSONField("note", \.note, usually: ""), JSONField("tags", \.tags, usually: []),
    JSONField("transfer", \.transfer, usually: .some(nil)),
    JSONField("recurring", \.recurring, usually: .some(nil)),
  ]
}

/// A category's budget from a month on, as it stands in a file.
struct BudgetRecord: JSONRecord {
  var key: BudgetKey
  var amount: Int

  static let blank = BudgetRecord(
    key: BudgetKey(category: 0, month: Month(year: 1970, month: 1)), amount: 0)
  static let fields: [JSONField<Self>] = [
    JSONField("category", \.key.category), JSONField("month", \.key.month),
    JSONField("amount", \.amount, within: .amounts),
  ]
}

/// What a unit of a currency is worth in the ledger's, as it stands in a file.
struct RateRecord: JSONRecord {
  var currency: Currency
  var rate: Decimal

  static let blank = RateRecord(currency: .yen, rate: 0)
  static let fields: [JSONField<Self>] = [
    JSONField("currency", \.currency), JSONField("rate", \.rate),
  ]
}
