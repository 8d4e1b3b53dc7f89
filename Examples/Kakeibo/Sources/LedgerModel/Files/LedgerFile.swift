import Foundation
import Synchronization

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

  private static let format = "kakeibo"

  /// The bytes of a ledger's file.
  public static func data(of ledger: Ledger) throws -> Data {
    var data = Data(
      """
      {
        "format": "\(format)",
        "version": \(version),
        "currency": "\(ledger.currency.code)"
      """.utf8)
    try append(ledger.setup.rates, "rates", to: &data)
    try append(ledger.accounts, "accounts", to: &data)
    try append(ledger.categories, "categories", to: &data)
    try append(ledger.setup.budgets, "budgets", to: &data)
    try append(ledger.recurring, "recurring", to: &data)
    try append(ledger.entries, "entries", to: &data)
    return data + Data("\n}\n".utf8)
  }

  private static func append<Record: Encodable & Sendable>(
    _ records: [Record], _ key: String, to data: inout Data
  ) throws {
    guard !records.isEmpty else { return }
    data += Data(",\n  \"\(key)\": [".utf8)
    let parts = try inParts(of: records.count) { places in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var lines = Data()
      for place in places {
        lines += Data((place == 0 ? "\n    " : ",\n    ").utf8)
        lines += try encoder.encode(records[place])
      }
      return lines
    }
    for part in parts { data += part }
    data += Data("\n  ]".utf8)
  }

  /// Reads a file's bytes.
  ///
  /// What is taken is whole: each entry's account and category are there, the halves of transfers
  /// name each other, and no amount is too large to add up.
  ///
  /// - Throws: ``LedgerFileError``, which says what is wrong and where.
  public static func ledger(from data: Data) throws -> Ledger {
    let data = Data(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    let outline = JSONOutline(data)
    do {
      return try ledger(from: data, outline)
    } catch let error as RecordError {
      throw error.located(in: data, outline)
    } catch is DecodingError {
      throw LedgerFileError(decoding: data, outline)
    }
  }

  private static func ledger(from data: Data, _ outline: JSONOutline) throws -> Ledger {
    let list = outline.lists["entries"]
    var rest = data
    if let list { rest.removeSubrange(list.starts[0]..<list.end) }
    let header = try JSONDecoder().decode(Header.self, from: rest)
    guard header.format == format, let version = header.version else {
      throw LedgerFileError.notALedger
    }
    // Said at once: what follows may well be of another kind than is known here.
    if version > Self.version {
      throw LedgerFileError(
        line: nil, reason: "The file has version \(version), and \(Self.version) is known.")
    }
    if let key = outline.repeatedKey {
      throw RecordError(list: key, reason: "“\(key)” is there twice.")
    }
    let setup = try JSONDecoder().decode(Ledger.Setup.self, from: rest)
    guard let list else {
      // What the outline does not find is not there, has a key with an escape, or is no list.
      let entries = try JSONDecoder().decode(Entries.self, from: rest).entries
      return try Ledger(checking: setup, entries ?? [])
    }
    let entries = try inParts(of: list.starts.count) { places in
      try JSONDecoder().decode([Ledger.Entry].self, from: list.part(places, of: data))
    }
    return try Ledger(checking: setup, Array(entries.joined()))
  }

  private struct Header: Decodable {
    let format: String?
    let version: Int?
  }

  struct Entries: Decodable {
    let entries: [Ledger.Entry]?
  }
}

/// Does a long task in parts, on all cores. The results come in the parts' order.
private func inParts<Result: Sendable>(
  of count: Int, _ work: @Sendable (Range<Int>) throws -> Result
) throws -> [Result] {
  let parts = max(1, min(ProcessInfo.processInfo.activeProcessorCount, count / 1_000))
  let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: parts) { part in
    let result = Swift.Result { try work(count * part / parts..<count * (part + 1) / parts) }
    results.withLock { $0[part] = result }
  }
  return try results.withLock { results in
    try (0..<parts).compactMap { try results[$0]?.get() }
  }
}
