import Foundation

/// Reads the bytes of a ledger's file.
struct LedgerReader {
  private let bytes: UnsafeRawBufferPointer
  /// Where the values of the outermost object are.
  private var values: [String: Range<Int>] = [:]
  /// Where the records of each list begin.
  private var starts: [String: [Int]] = [:]
  private let decoder = JSONDecoder()

  private static let lists = ["rates", "accounts", "categories", "budgets", "recurring", "entries"]

  init(_ bytes: UnsafeRawBufferPointer) throws {
    self.bytes = bytes
    var reader = JSONReader(bytes: bytes, place: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    reader.skipSpace()
    let isObject = bytes[reader.place...].first == UInt8(ascii: "{")
    if !isObject, isJSON(0..<bytes.count) { throw LedgerFileError.notALedger }
    try reader.members { key, reader in values[key] = try reader.skip() }
    reader.skipSpace()
    if reader.place < bytes.count { throw JSONError(place: reader.place) }
    for (key, value) in values where !Self.lists.contains(key) && !isJSON(value) {
      throw JSONError(place: value.lowerBound)
    }
  }

  mutating func ledger() throws -> Ledger {
    guard value(of: "format") == LedgerFile.format, let version: Int = value(of: "version") else {
      throw LedgerFileError.notALedger
    }
    // Said at once: what follows may well be of another kind than is known here.
    if version > LedgerFile.version {
      throw LedgerFileError(
        line: nil, reason: "The file has version \(version), and \(LedgerFile.version) is known.")
    }
    guard let currency: Currency = value(of: "currency") else { throw wrong("currency") }
    var setup = Ledger.Setup(currency: currency)
    setup.rates = try records("rates")
    setup.accounts = try records("accounts")
    setup.categories = try records("categories")
    setup.budgets = try records("budgets")
    setup.recurring = try records("recurring")
    let entries = try records("entries") { try? Ledger.Entry(&$0) }
    do {
      return try Ledger(checking: setup, entries)
    } catch let error as RecordError {
      throw JSONError(place: starts[error.list]?[error.place] ?? 0, reason: error.reason)
    }
  }

  private func value<Value: Decodable>(of key: String) -> Value? {
    values[key].flatMap { try? decoder.decode(Value.self, from: Data(bytes[$0])) }
  }

  /// - Parameter read: a faster way to read a record, which leaves what is unusual to the decoder.
  private mutating func records<Record: Decodable>(
    _ list: String, read: (inout JSONReader) -> Record? = { _ in nil }
  ) throws -> [Record] {
    guard let value = values[list], !isNull(value) else { return [] }
    if bytes[value.lowerBound] != UInt8(ascii: "[") { throw wrong(list) }
    var (records, starts): ([Record], [Int]) = ([], [])
    var reader = JSONReader(bytes: bytes, place: value.lowerBound)
    try reader.elements { reader in
      reader.skipSpace()
      starts.append(reader.place)
      var next = reader
      if let record = read(&next) {
        reader = next
        records.append(record)
      } else {
        records.append(try decoded(try reader.skip(), in: list))
      }
    }
    reader.skipSpace()
    if reader.place < value.upperBound { throw JSONError(place: reader.place) }
    self.starts[list] = starts
    return records
  }

  /// Whether a list is left out, by its first bytes: what a list is may be most of the file.
  private func isNull(_ value: Range<Int>) -> Bool {
    bytes[value].starts(with: "null".utf8) && isJSON(value)
  }

  private func decoded<Record: Decodable>(_ value: Range<Int>, in list: String) throws -> Record {
    if bytes[value.lowerBound] == UInt8(ascii: "{") {
      var reader = JSONReader(bytes: bytes, place: value.lowerBound)
      try reader.members { _, reader in _ = try reader.skip() }
    }
    var error = JSONError(place: value.lowerBound)
    do {
      return try decoder.decode(Record.self, from: Data(bytes[value]))
    } catch DecodingError.keyNotFound(let key, _) {
      error.reason = "“\(key.stringValue)” is missing."
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      // The decoder does not say which of the two it is.
      if isJSON(value) { error.reason = "A number is not a whole one." }
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context)
    {
      error = wrong(context.codingPath.last { $0.intValue == nil }?.stringValue ?? list, at: value)
    }
    throw error
  }

  private func wrong(_ key: String, at value: Range<Int>? = nil) -> JSONError {
    let place = (value ?? values[key])?.lowerBound ?? 0
    return JSONError(place: place, reason: "“\(key)” is not what it should be.")
  }

  private func isJSON(_ value: Range<Int>) -> Bool {
    let data = Data(bytes[value])
    return (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }
}

/// A record that makes no sense, by its place in one of a file's lists.
struct RecordError: Error {
  let list: String
  let place: Int
  let reason: String
}
