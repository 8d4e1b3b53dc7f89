/// A record that has a line of its own in a ledger's file.
protocol JSONRecord: Sendable {
  /// A record with nothing in it, to be filled.
  static var blank: Self { get }
  /// What is written of it, in this order; it may be read in any.
  static var fields: [JSONField<Self>] { get }
}

/// What stands at a key of a record, said once for both ways: nothing is written that is not read.
struct JSONField<Record>: Sendable {
  let key: String
  let isNeeded: Bool
  let read: @Sendable (inout Record, inout JSONReader) throws(LedgerFileError) -> Void
  let write: @Sendable (Record, inout JSONWriter) -> Void
}

extension JSONField {
  /// A field that each record has.
  init<Value: JSONValue>(
    _ key: String, _ path: WritableKeyPath<Record, Value> & Sendable,
    within range: ClosedRange<Int> = .ids
  ) {
    self.key = key
    isNeeded = true
    read = { record, json throws(LedgerFileError) in
      record[keyPath: path] = try Value(key, within: range, from: &json)
    }
    write = { record, json in json.field(key, record[keyPath: path]) }
  }

  /// A field that is left out where it has its usual value, which keeps lines short.
  init<Value: JSONValue & Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Record, Value> & Sendable, usually usual: Value,
    within range: ClosedRange<Int> = .ids
  ) {
    self.key = key
    isNeeded = false
    read = { record, json throws(LedgerFileError) in
      record[keyPath: path] = try Value(key, within: range, from: &json)
    }
    write = { record, json in
      let value = record[keyPath: path]
      if value != usual { json.field(key, value) }
    }
  }
}

extension JSONReader {
  /// Reads a record. Keys that are not known are passed over.
  mutating func record<Record: JSONRecord>(
    _ name: String, _ fields: [JSONField<Record>]
  ) throws(LedgerFileError) -> Record {
    let line = line
    var record = Record.blank
    var found: UInt64 = 0
    // Keys mostly come in the order in which they are written: each is looked for behind the last.
    var next = 0
    try object(name) { json, key throws(LedgerFileError) in
      let place =
        fields[next...].firstIndex { $0.key == key } ?? fields[..<next].firstIndex { $0.key == key }
      guard let place else { return try json.skip() }
      try fields[place].read(&record, &json)
      found |= 1 << UInt64(place)
      next = place + 1
    }
    for (place, field) in fields.enumerated() where field.isNeeded && found & 1 << place == 0 {
      throw .invalid(line: line, .missing(field.key))
    }
    return record
  }
}
