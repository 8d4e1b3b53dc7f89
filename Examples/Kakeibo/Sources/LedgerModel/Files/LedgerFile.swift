import Foundation

/// A ledger's own file: JSON that people and other programs can read.
///
/// Each record has a line of its own, with its keys in order: a change of one entry is a change of
/// one line, and the same ledger is the same bytes.
///
/// ```json
/// {
///   "format": "kakeibo",
///   "version": 1,
///   "currency": "JPY",
///   "accounts": [
///     {"currency":"JPY","id":1,"kind":"cash","name":"Cash"}
///   ],
///   "entries": [
///     {"account":1,"amount":-1200,"day":"2026-11-24","id":2,"payee":"Doutor"}
///   ]
/// }
/// ```
public enum LedgerFile {
  /// The version that is written, and the newest one that can be read.
  public static let version = 1

  static let format = "kakeibo"

  /// The bytes of a ledger's file.
  public static func data(of ledger: Ledger) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = """
      {
        "format": "\(format)",
        "version": \(version),
        "currency": "\(ledger.currency.code)"
      """
    func append<Record: Encodable>(_ records: [Record], _ key: String) throws {
      guard !records.isEmpty else { return }
      text += ",\n  \"\(key)\": ["
      for (place, record) in records.enumerated() {
        text += place == 0 ? "\n    " : ",\n    "
        text +=
          try (record as? Ledger.Entry)?.json()
          ?? String(decoding: encoder.encode(record), as: UTF8.self)
      }
      text += "\n  ]"
    }
    try append(ledger.setup.rates, "rates")
    try append(ledger.accounts, "accounts")
    try append(ledger.categories, "categories")
    try append(ledger.setup.budgets, "budgets")
    try append(ledger.recurring, "recurring")
    try append(ledger.entries, "entries")
    return Data((text + "\n}\n").utf8)
  }

  /// Reads a file's bytes.
  ///
  /// What is taken is whole: each entry's account and category are there, the halves of transfers
  /// name each other, and no amount is too large to add up.
  ///
  /// - Throws: ``LedgerFileError``, which says what is wrong and where.
  public static func ledger(from data: Data) throws -> Ledger {
    try data.withUnsafeBytes { bytes in
      do {
        var reader = try LedgerReader(bytes)
        return try reader.ledger()
      } catch let error as JSONError {
        let line = bytes.prefix(error.place).count { $0 == UInt8(ascii: "\n") } + 1
        throw LedgerFileError(line: line, reason: error.reason)
      }
    }
  }
}
