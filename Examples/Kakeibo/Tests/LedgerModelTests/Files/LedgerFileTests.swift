import Foundation
import Testing

@testable import LedgerModel

@Suite("Ledger files")
struct LedgerFileTests {
  private func text(_ ledger: Ledger) throws -> String {
    String(decoding: try LedgerFile.data(of: ledger), as: UTF8.self)
  }

  private func read(_ text: String) throws -> Ledger {
    try LedgerFile.ledger(from: Data(text.utf8))
  }

  private func file(_ lines: String...) -> String {
    "{\"format\": \"kakeibo\", \"version\": 1, \"currency\": \"JPY\",\n"
      + lines.joined(separator: "\n") + "}"
  }

  private let account =
    #""accounts": [{"id": 1, "name": "Cash", "kind": "cash", "currency": "JPY"}]"#

  @Test("A ledger comes back as it was, and is the same bytes again")
  func roundTrip() throws {
    for ledger in [
      Ledger(), TestLedger.empty(), TestLedger.used(), .sample(today: TestLedger.today),
    ] {
      let data = try LedgerFile.data(of: ledger)
      let read = try LedgerFile.ledger(from: data)
      #expect(read == ledger)
      #expect(try LedgerFile.data(of: read) == data)
      #expect(read.payees == ledger.payees && read.tags == ledger.tags)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
  }

  @Test("Texts come back whatever is in them")
  func texts() throws {
    var ledger = TestLedger.empty()
    let note = "\"\\/\n\r\t\u{0}\u{1F}\u{7F} é 日本 🍜👩‍👩‍👧 \u{2028}"
    ledger.apply(
      .add([
        .init(
          id: 50, day: TestLedger.today, amount: -1, account: 1, payee: note, note: note,
          tags: [note])
      ]))
    let data = try LedgerFile.data(of: ledger)
    #expect(try LedgerFile.ledger(from: data) == ledger)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
  }

  @Test("Each entry has a line of its own")
  func lines() throws {
    let text = try text(TestLedger.used())
    let line =
      #"    {"account":1,"amount":-1200,"category":10,"day":"2026-11-01","id":21,"note":"ランチ","#
      + #""payee":"Doutor","tags":["work"]},"#
    #expect(text.split(separator: "\n").contains(Substring(line)))
    #expect(
      text.split(separator: "\n").count { $0.contains("\"day\"") }
        == TestLedger.used().entries.count)
  }

  @Test("What others wrote is read: any order, spaces, escapes, keys that are not known")
  func foreign() throws {
    let ledger = try read(
      #"""
      {"x": [1.5e3, {"y": null}, "\ud83c\udf5c"], "entries": [
      {"payee": "Caf\u00e9 \"A\"", "id": 9, "account": 1, "day": "2026-11-24", "amount": -5,
      "z": true},
      {"id": 8, "account": 1, "day": "2026-11-23", "amount": 5}],
      "accounts":[{"kind":"cash","currency":"JPY","id":1,"name":"A"}],
      "currency": "JPY", "version": 1, "format": "kakeibo"}
      """#)
    #expect(ledger.entries.map(\.id) == [8, 9])
    #expect(ledger.entries[1].payee == "Café \"A\"")
    #expect(ledger.nextID() == 10)
  }

  @Test("A list that is null is empty; what only begins so is an error")
  func nullLists() throws {
    let empty = try read(file(account + ",", "\"entries\": null ,", "\"recurring\":null"))
    #expect(empty.entries.isEmpty)
    for value in ["nullify", "nul", "null null"] {
      #expect(throws: LedgerFileError.self) {
        try read(file(account + ",", "\"entries\": \(value)"))
      }
    }
  }

  @Test("Entries that are no list are an error; their key may be written in any way")
  func entriesOfAnotherKind() throws {
    for value in ["5", "{}", "\"\""] {
      #expect(throws: LedgerFileError.self) {
        try read(file(account + ",", "\"entries\": \(value)"))
      }
    }
    let entry = #"{"id": 2, "account": 1, "day": "2026-11-24", "amount": -5}"#
    let escaped = try read(file(account + ",", #""entr\u0069es": [\#(entry)]"#))
    #expect(escaped.entries.count == 1)
  }

  @Test("Budgets count by their months, in whatever order they stand")
  func budgetsInAnyOrder() throws {
    let categories =
      ##""categories": [{"id": 7, "name": "Food", "symbol": "cart", "color": "green", "kind": "expense"}]"##
    let budgets =
      ##""budgets": [{"category": 7, "month": "2026-05", "amount": 300}, "##
      + ##"{"category": 7, "month": "2026-01", "amount": 100}]"##
    let ledger = try read(file(account + ",", categories + ",", budgets))
    #expect(ledger.budget(for: 7, in: try #require(Month("2026-06"))) == 300)
  }

  @Test("A newer version is not touched")
  func newer() {
    let error = #expect(throws: LedgerFileError.self) {
      try read(#"{"format": "kakeibo", "version": 2, "entries": "of another kind"}"#)
    }
    #expect(error?.line == nil && error?.reason.contains("version 2") == true)
  }

  @Test(
    "What is no ledger is said to be none",
    arguments: ["[]", "{}", "1", "\"x\"", "null", #"{"format": "x"}"#, #"{"version": 1}"#])
  func noLedger(text: String) {
    #expect(throws: LedgerFileError.notALedger) { try read(text) }
  }

  @Test(
    "What is no JSON is said to be none, and where",
    arguments: [
      ("", 1), ("{", 1), ("{\n  \"a\": }", 2), ("{\n  \"a\": },\n\n", 2), ("{} x", 1),
      ("{\"a\" 1}", 1),
      ("{\"日本\": x", 1), ("nul", 1), ("{\"a\": 01x}", 1),
    ])
  func noJSON(text: String, line: Int) {
    #expect(throws: LedgerFileError(line: line, reason: "This is no JSON.")) { try read(text) }
  }

  @Test("A list that is cut or broken is an error, however long it is")
  func longLists() {
    let entry = #"{"id": 3, "day": "2026-02-03", "amount": 1, "account": 1}"#
    for count in [1, 999, 1_000, 2_000, 2_001, 5_000] {
      let list = Array(repeating: entry, count: count).joined(separator: ",\n")
      for ending in ["", "}]", ",,{}]", "] x"] {
        #expect(throws: LedgerFileError.self, "\(count) \(ending)") {
          try read(file(account + ", \"entries\": [" + list + ending))
        }
      }
    }
  }

  @Test("Deep nesting and bytes that are no text are refused")
  func hostile() throws {
    let deep = "{\"a\": " + String(repeating: "[", count: 100_000)
    #expect(throws: LedgerFileError.self) { try read(deep) }
    let broken = Data("{\"a\": \"".utf8) + Data([0xFF, 0xFE]) + Data("\"}".utf8)
    #expect(throws: LedgerFileError.self) { try LedgerFile.ledger(from: broken) }
  }

  @Test(
    "Records that make no sense are said, with their line",
    arguments: [
      (
        #"{"id": 2, "day": "2026-02-30", "amount": 1, "account": 1}"#,
        "“day” is not what it should be."
      ),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 1.5, "account": 1}"#,
        "A number is not a whole one."
      ),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": "1", "account": 1}"#,
        "“amount” is not what it should be."
      ),
      (#"{"id": 2, "day": "2026-02-03", "account": 1}"#, "“amount” is missing."),
      (#"{"id": 0, "day": "2026-02-03", "amount": 1, "account": 1}"#, "The number 0 is no id."),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 99999999999999999999, "account": 1}"#,
        "A number is not a whole one."
      ),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 100000000000001, "account": 1}"#,
        "The amount is too large."
      ),
      (#"{"id": 2, "day": "2026-02-03", "amount": 1, "account": 7}"#, "There is no account 7."),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 1, "account": 1, "category": 7}"#,
        "There is no category 7."
      ),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 1, "account": 1, "transfer": 7}"#,
        "The other half of this transfer, 7, is not there."
      ),
      (
        #"{"id": 2, "day": "2026-02-03", "amount": 1, "account": 1, "transfer": 2}"#,
        "The other half of this transfer, 2, is not there."
      ),
      (
        #"{"id": 3, "day": "2026-02-03", "amount": 1, "account": 1}"#,
        "The number 3 is used already."
      ),
      ("5", "“entries” is not what it should be."),
    ])
  func invalid(entry: String, reason: String) {
    let first = #"{"id": 3, "day": "2026-02-03", "amount": 1, "account": 1},"#
    let last = #"{"id": 4, "day": "2026-02-03", "amount": 1, "account": 1}"#
    let text = file(account + #", "entries": ["#, first, entry + ",", last + "]")
    let error = #expect(throws: LedgerFileError.self) { try read(text) }
    #expect(error?.errorDescription == "Line 4: \(reason)")
  }

  @Test("Other records are looked at as closely")
  func otherRecords() {
    func problem(_ lines: String...) -> String? {
      let error = #expect(throws: LedgerFileError.self) {
        try read(file(lines.joined(separator: ",\n")))
      }
      return error?.errorDescription
    }
    #expect(problem(#""accounts": [{"id": 1}]"#) == "Line 2: “name” is missing.")
    #expect(
      problem(account, #""entries": []"#, #""entries": []"#) == "Line 4: “entries” is there twice.")
    #expect(
      problem(account.replacing("cash", with: "purse"))
        == "Line 2: “kind” is not what it should be.")
    #expect(
      problem(account.replacing("cash\"", with: "cash\", \"opening\": 1.5"))
        == "Line 2: A number is not a whole one.")
    #expect(
      problem(account, #""rates": [{"currency": "EUR", "rate": "-1"}]"#)
        == "Line 3: The rate is not above zero.")
    #expect(
      problem(account.replacing("JPY", with: "yen!"))
        == "Line 2: “currency” is not what it should be.")
    let rent = #"{"id": 9, "payee": "Rent", "amount": -1, "account": 1, "#
    let days = #""anchor": "2026-11-01", "next": "2026-12-01"}"#
    #expect(
      problem(account, #""recurring": ["# + rent + days + "]") == "Line 3: “months” is missing.")
    #expect(
      problem(account, #""budgets": [{"category": 5, "month": "2026-11", "amount": 1}]"#)
        == "Line 3: There is no category 5.")
  }

  @Test(
    "A key that stands twice is an error, in whatever record, with its line",
    arguments: [
      (#"{"id": 9, "account": 1,"#, #""amount": 5, "amount": 7, "day": "2026-11-24"}"#, "amount"),
      (#"{"id": 9, "account": 1, "amount": 5, "day": "2026-11-24","#, #""\u0069d": 8}"#, "id"),
      (
        #"{"id": 9, "account": 1, "amount": 5,"#,
        #""note": "x", "day": "2026-11-24", "note" : ""}"#, "note"
      ),
    ])
  func repeatedKeys(first: String, last: String, key: String) {
    let good = #"{"id": 2, "account": 1, "amount": 5, "day": "2026-11-24", "payee": "id\": id"},"#
    let text = file(account + #", "entries": ["#, good, first, last, "]")
    let error = #expect(throws: LedgerFileError.self) { try read(text) }
    #expect(error?.errorDescription == "Line 5: “\(key)” is there twice.")
    for text in [
      file(account.replacing("\"id\"", with: "\"name\": \"Purse\", \"id\"")),
      file(account + #", "currency": "EUR""#),
    ] {
      let error = #expect(throws: LedgerFileError.self) { try read(text) }
      #expect(error?.errorDescription?.hasSuffix("is there twice.") == true)
      #expect(error?.line == 2)
    }
  }

  @Test("Entries are written and read as a coder would, whatever is in them", arguments: 1...4)
  func asACoder(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let pieces = [
      "a", "é", "日本", "\"", "\\", "/", "\n", "\u{1}", "\u{7F}", "🍜", "\u{2028}", ",", "}",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...3, using: &dice))
        .compactMap { _ in pieces.randomElement(using: &dice) }.joined()
    }
    for _ in 0..<300 {
      let entry = Ledger.Entry(
        id: .random(in: 1...1 << 53, using: &dice), day: TestLedger.today,
        amount: .random(in: -Money.limit...Money.limit, using: &dice), account: 1,
        category: Bool.random(using: &dice) ? 5 : nil, payee: text(), note: text(),
        tags: [text(), text()].filter { !$0.isEmpty },
        transfer: Bool.random(using: &dice) ? 7 : nil,
        recurring: Bool.random(using: &dice) ? 8 : nil)
      let encoded = try encoder.encode(entry)
      #expect(try entry.json() == String(decoding: encoded, as: UTF8.self))
      // What is broken in any way is not taken for something else.
      var bytes = Array(encoded)
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      for damaged in [nil, dice.next(), 0x20, 0x30] {
        if let damaged { bytes[place] = UInt8(truncatingIfNeeded: damaged) }
        let plain = bytes.withUnsafeBytes { bytes in
          var reader = JSONReader(bytes: bytes)
          let entry = try? Ledger.Entry(&reader)
          return reader.place == bytes.count ? entry : nil
        }
        if damaged == nil {
          #expect(plain == entry)
        } else if let plain {
          #expect(try JSONDecoder().decode(Ledger.Entry.self, from: Data(bytes)) == plain)
        }
      }
    }
  }

  @Test("What recurs is written by the unit of its rhythm, and read so")
  func rhythms() throws {
    for unit in Ledger.Recurring.Rhythm.Unit.allCases {
      var rent = Ledger.Recurring(
        id: 50, payee: "Rent", amount: -1, account: 1, next: TestLedger.today,
        anchor: TestLedger.today)
      rent.rhythm = .init(count: 3, unit: unit)
      var ledger = TestLedger.empty()
      ledger.edit { $0.recurring.set(rent) }
      #expect(try text(ledger).contains("\"\(unit.rawValue)\":3"))
      #expect(try LedgerFile.ledger(from: LedgerFile.data(of: ledger)) == ledger)
    }
  }

  @Test("A file that is cut off anywhere is an error, and nothing worse")
  func truncated() throws {
    let data = try LedgerFile.data(of: TestLedger.used())
    for length in stride(from: 0, to: data.count - 2, by: 7) {
      #expect(throws: LedgerFileError.self) { try LedgerFile.ledger(from: data.prefix(length)) }
    }
  }

  @Test(
    "A file with a broken byte is an error or another ledger, and nothing worse", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let data = try LedgerFile.data(of: TestLedger.used())
    for _ in 0..<500 {
      var damaged = data
      damaged[Int.random(in: 0..<data.count, using: &dice)] = UInt8.random(
        in: 0...255, using: &dice)
      guard let ledger = try? LedgerFile.ledger(from: damaged) else { continue }
      #expect(try LedgerFile.ledger(from: LedgerFile.data(of: ledger)) == ledger)
    }
  }
}
