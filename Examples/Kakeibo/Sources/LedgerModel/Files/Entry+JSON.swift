import Foundation

// A file is nearly all entries. A general coder takes five times as long for them: a second for a
// hundred thousand, each time that a ledger is opened and each time that it is saved.

extension Ledger.Entry {
  /// Returns what an encoder with sorted keys makes of an entry.
  func json() throws -> String {
    var text = "{\"account\":\(account),\"amount\":\(amount)"
    if let category { text += ",\"category\":\(category)" }
    text += ",\"day\":\"\(day)\",\"id\":\(id)"
    if !note.isEmpty { text += ",\"note\":" + (try note.json()) }
    if !payee.isEmpty { text += ",\"payee\":" + (try payee.json()) }
    if let recurring { text += ",\"recurring\":\(recurring)" }
    if !tags.isEmpty {
      text += ",\"tags\":[" + (try tags.map { try $0.json() }.joined(separator: ",")) + "]"
    }
    if let transfer { text += ",\"transfer\":\(transfer)" }
    return text + "}"
  }

  /// Reads an entry whose keys are all known.
  ///
  /// - Throws: an error for any other, right or wrong.
  init(_ reader: inout JSONReader) throws {
    var (id, day, amount, account): (Int?, Day?, Int?, Int?)
    self.init(id: 0, day: Day(number: 0), amount: 0, account: 0)
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.int()
      case "day": day = Day(try reader.string())
      case "amount": amount = try reader.int()
      case "account": account = try reader.int()
      case "category": category = try reader.int()
      case "payee": payee = try reader.string()
      case "note": note = try reader.string()
      case "tags": try reader.elements { tags.append(try $0.string()) }
      case "transfer": transfer = try reader.int()
      case "recurring": recurring = try reader.int()
      default: throw JSONError(place: reader.place)
      }
    }
    guard let id, let day, let amount, let account else { throw JSONError(place: reader.place) }
    (self.id, self.day, self.amount, self.account) = (id, day, amount, account)
  }
}

extension String {
  /// Returns the text in quotes, with what has to be escaped in it.
  fileprivate func json() throws -> String {
    let isPlain = utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(self)\"" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
