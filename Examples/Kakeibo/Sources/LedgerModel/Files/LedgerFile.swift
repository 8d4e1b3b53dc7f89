import Foundation

/// A ledger's own file: JSON that people and other programs can read.
///
/// Each record has a line of its own, in a fixed order and with fixed keys: a change of one entry
/// is a change of one line, and the same ledger is the same bytes.
///
/// ```json
/// {
///   "format": "kakeibo",
///   "version": 1,
///   "currency": "JPY",
///   "accounts": [
///     {"id": 1, "name": "Cash", "kind": "cash", "currency": "JPY"}
///   ],
///   "entries": [
///     {"id": 2, "day": "2026-11-24", "amount": -1200, "account": 1, "payee": "Doutor"}
///   ]
/// }
/// ```
public enum LedgerFile {
  /// The version that is written, and the newest one that can be read.
  public static let version = 1

  static let format = "kakeibo"

  /// The bytes of a ledger's file.
  public static func data(of ledger: Ledger) -> Data {
    var json = JSONWriter()
    json.raw("{")
    json.line("format")
    json.string(format)
    json.line("version")
    json.int(version)
    json.line("currency")
    json.string(ledger.currency.code)
    let rates = ledger.rates.sorted { $0.key < $1.key }
    json.list("rates", rates.map { RateRecord(currency: $0.key, rate: $0.value) })
    json.list("accounts", ledger.accounts)
    json.list("categories", ledger.categories)
    let budgets = ledger.budgets.sorted { $0.key < $1.key }.flatMap { category, months in
      months.sorted { $0.key < $1.key }.map { month, amount in
        BudgetRecord(key: BudgetKey(category: category, month: month), amount: amount)
      }
    }
    json.list("budgets", budgets)
    json.list("recurring", ledger.recurring)
    json.list("entries", ledger.entries)
    json.raw("\n}\n")
    return Data(json.bytes)
  }

  /// Reads a file's bytes.
  ///
  /// What is taken is whole: each entry's account and category are there, the halves of transfers
  /// name each other, and no amount is too large to add up.
  ///
  /// - Throws: ``LedgerFileError``, which says what is wrong and where.
  public static func ledger(from data: Data) throws -> Ledger {
    try data.withUnsafeBytes { bytes throws(LedgerFileError) in
      var reader = try LedgerReader(JSON(bytes))
      return try reader.checked()
    }
  }
}
