import Foundation
import Testing

@testable import LedgerModel

@Suite("CSV tables")
struct CSVTableTests {
  private func rows(_ text: String) throws -> [[String]] { try CSVTable(Data(text.utf8)).rows }

  @Test("Quotes hold delimiters, quotes and line ends")
  func quotes() throws {
    #expect(try rows("a,\"b,c\",\"d \"\"e\"\"\"\n") == [["a", "b,c", "d \"e\""]])
    #expect(try rows("a,\"b\r\nc\"\r\nd,e") == [["a", "b\r\nc"], ["d", "e"]])
    #expect(try rows("a, \"b\" ,c") == [["a", "b ", "c"]])
    #expect(try rows("a,b\"c,d") == [["a", "b\"c", "d"]])
    #expect(try rows("\"\",x") == [["", "x"]])
  }

  @Test("Lines may end as they like, be empty, and be of any length")
  func lines() throws {
    let table = try CSVTable(Data("a,b\r\n\r\nc\rd,e,f\n\n\"g\nh\",i\nj,k".utf8))
    #expect(table.rows == [["a", "b"], ["c"], ["d", "e", "f"], ["g\nh", "i"], ["j", "k"]])
    #expect(table.lineNumbers == [1, 3, 4, 6, 8])
  }

  @Test(
    "Files with nothing in them are empty tables", arguments: ["", "\u{FEFF}", "\n\r\n", "sep=;\n"])
  func empty(text: String) throws {
    let table = try CSVTable(Data(text.utf8))
    #expect(table.rows.isEmpty && table.lineNumbers.isEmpty)
  }

  @Test(
    "The delimiter is found",
    arguments: [
      ("a,b\nc,d", Character(",")), ("a;b,5\nc;d,5", ";"), ("a\tb,c\nd\te", "\t"), ("a", ","),
      ("Datum;Betrag;Text\n1.1.2026;1,50;\"x;y\"\n2.1.2026;3,50;z", ";"), ("sep=;\na,b;c,d\n", ";"),
      ("\"a;b;c\",d\n\"e;f;g\",h", ","),
    ])
  func delimiters(text: String, delimiter: Character) throws {
    #expect(try CSVTable(Data(text.utf8)).delimiter == delimiter)
  }

  @Test("A quote that never ends is said, with its line")
  func openQuote() {
    #expect(throws: CSVTable.Failure.openQuote(line: 2)) { try rows("a,b\nc,\"d\ne,f\n") }
    #expect(CSVTable.Failure.openQuote(line: 2).errorDescription?.contains("2") == true)
  }

  @Test(
    "The encoding is found",
    arguments: [
      ("日付,金額,摘要\n2026-11-24,1200,コンビニ\n", String.Encoding.utf8),
      ("日付,金額,摘要\n2026-11-24,1200,コンビニ\n", .shiftJIS), ("ﾌﾘｺﾐ,1000\n", .shiftJIS),
      ("日付,金額\n", .shiftJIS), ("Café,Müller,été\n", .windowsCP1252),
      ("10 €,Ärzte\n", .windowsCP1252),
      ("“quoted” – dash,élan\n", .windowsCP1252), ("a,b\n", .utf8),
    ])
  func encodings(text: String, encoding: String.Encoding) throws {
    let table = try CSVTable(try #require(text.data(using: encoding)))
    #expect(table.encoding == encoding)
    #expect(table.rows.map { $0.joined(separator: ",") + "\n" }.joined() == text)
  }

  @Test("Marks of byte order are taken off")
  func marks() throws {
    let text = "日付,金額\n"
    let utf8 = try CSVTable(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8))
    #expect(utf8.encoding == .utf8 && utf8.rows == [["日付", "金額"]])
    let little = try CSVTable(
      Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian))))
    #expect(little.encoding == .utf16 && little.rows == [["日付", "金額"]])
    let big = try CSVTable(Data([0xFE, 0xFF]) + (try #require(text.data(using: .utf16BigEndian))))
    #expect(big.rows == [["日付", "金額"]])
  }

  @Test("What is in a column, the first rows show")
  func examples() throws {
    let rows = (0..<2_500).map { "\($0 + 1)," + ($0 == 1 || $0 == 2_400 ? "a\($0),b" : "") }
    let table = try CSVTable(Data(rows.joined(separator: "\n").utf8))
    #expect(table.columnCount == 3)
    #expect(table.examples(of: 0, hasHeader: true, most: 2) == ["2", "3"])
    #expect(table.examples(of: 1, hasHeader: false, most: 50) == ["a1"])
    #expect(table.examples(of: 7, hasHeader: false, most: 50) == [])
  }

  @Test("What is no text is refused")
  func noText() {
    #expect(throws: CSVTable.Failure.notText) {
      try CSVTable(Data([0x50, 0x4B, 0x03, 0x04, 0x00, 0x00]))
    }
    #expect(throws: CSVTable.Failure.notText) { try CSVTable(Data([0xFF, 0xFE, 0x41])) }
  }

  @Test("Whatever a file holds, reading it ends", arguments: 1...20)
  func anything(seed: UInt64) {
    var dice = Dice(seed: seed)
    let pieces = ["\"", ",", ";", "\n", "\r", "a", "日", " ", "\t", "\"\""]
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 0...30, using: &dice))
        .compactMap { _ in pieces.randomElement(using: &dice) }.joined()
      guard let table = try? CSVTable(Data(text.utf8)) else { continue }
      #expect(table.rows.count == table.lineNumbers.count)
      #expect(table.lineNumbers == table.lineNumbers.sorted())
    }
  }
}
