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
  let read: @Sendable (inout Record, JSON) throws(LedgerFileError) -> Void
  let write: @Sendable (Record, inout JSONWriter) -> Void
}

extension JSONField {
  /// A field that is left out where it has its usual value, which keeps lines short.
  ///
  /// - Parameters:
  ///   - usual: nil for a field that each record has.
  ///   - range: where numbers have to lie.
  init<Value: JSONValue & Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Record, Value> & Sendable, usually usual: Value? = nil,
    within range: ClosedRange<Int> = .ids
  ) {
    self.key = key
    isNeeded = usual == nil
    read = { record, json throws(LedgerFileError) in
      record[keyPath: path] = try json.read(key, within: range)
    }
    write = { record, json in
      let value = record[keyPath: path]
      if value != usual { json.field(key, value) }
    }
  }
}

extension JSONRecord {
  /// Reads a record. Keys that are not known are passed over.
  init(_ json: JSON, in list: String, _ fields: [JSONField<Self>]) throws(LedgerFileError) {
    guard case .object(let members) = json.value else { throw json.error(.wrongKind(list)) }
    self = .blank
    // Members mostly come in the order in which they are written: each is looked for behind the last.
    var next = 0
    var count = 0
    for field in fields {
      let place =
        members[next...].firstIndex { $0.key == field.key }
        ?? members[..<next].firstIndex { $0.key == field.key }
      if let place {
        try field.read(&self, members[place].value)
        next = place + 1
        count += 1
      } else if field.isNeeded {
        throw json.error(.missing(field.key))
      }
    }
    if count < members.count { try json.checkKeys() }
  }
}
