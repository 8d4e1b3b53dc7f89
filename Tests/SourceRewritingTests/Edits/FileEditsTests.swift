import SeededRandom
import SourceRewriting
import Testing

struct FileEditsTests {
  private func applied(_ edits: [SourceEdit], to text: String) throws -> String {
    String(decoding: try FileEdits(edits).applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("Edits use offsets of the old text, in any order")
  func order() throws {
    let edits = [SourceEdit(4..<5, with: "E"), .insert("<", at: 0), .remove(1..<3)]
    #expect(try applied(edits, to: "abcdefg") == "<adEfg")
  }

  @Test("Insertions at one place keep their order, and identical ones count once")
  func insertions() throws {
    let edits = [SourceEdit.insert("1", at: 1), .insert("2", at: 1), .insert("1", at: 1)]
    #expect(try applied(edits, to: "ab") == "a12b")
  }

  @Test("Overlapping edits conflict; neighbours do not")
  func conflicts() throws {
    #expect(
      FileEdits([SourceEdit(0..<3, with: "x"), SourceEdit(2..<4, with: "y")]).conflict != nil)
    #expect(FileEdits([SourceEdit(0..<3, with: "x"), .insert("y", at: 1)]).conflict != nil)
    #expect(FileEdits([SourceEdit(0..<3, with: "x"), .insert("y", at: 3)]).conflict == nil)
    #expect(
      FileEdits([SourceEdit(0..<3, with: "x"), SourceEdit(3..<4, with: "y")]).conflict == nil)
    #expect(throws: EditConflict.self) {
      try applied([SourceEdit(0..<3, with: "x"), SourceEdit(1..<2, with: "y")], to: "abcd")
    }
  }

  @Test("Whether an edit fits is known without applying it")
  func room() {
    let edits = FileEdits([SourceEdit(2..<4, with: "x"), .insert("y", at: 6), .remove(8..<9)])
    #expect(edits.leavesRoom(for: SourceEdit(0..<2, with: "a")))
    #expect(edits.leavesRoom(for: SourceEdit(4..<8, with: "a")) == false)
    #expect(edits.leavesRoom(for: SourceEdit(4..<6, with: "a")))
    #expect(edits.leavesRoom(for: SourceEdit(6..<8, with: "a")))
    #expect(edits.leavesRoom(for: .insert("a", at: 3)) == false)
    #expect(edits.leavesRoom(for: .insert("a", at: 4)))
    #expect(edits.leavesRoom(for: .remove(8..<9)))
    #expect(edits.leavesRoom(for: SourceEdit(8..<9, with: "z")) == false)
  }

  @Test("New lines have the file's line endings, and the rest is unchanged to the byte")
  func lineEnds() throws {
    #expect(try applied([.insert("x\ny", at: 3)], to: "a\r\nb\r\n") == "a\r\nx\r\nyb\r\n")
    #expect(try applied([.insert("x\n", at: 0)], to: "a\nb\n") == "x\na\nb\n")
    let broken: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x61, 0x0A]
    let result = try FileEdits([SourceEdit(4..<5, with: "b")]).applied(to: broken)
    #expect(result == [0xEF, 0xBB, 0xBF, 0xFF, 0x62, 0x0A])
  }

  @Test("Random edits leave everything between them as it was", arguments: 0..<50)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      .filter { $0 != 0x0A && $0 != 0x0D }
    var expected: [UInt8] = []
    var edits: [SourceEdit] = []
    var position = 0
    while position < bytes.count {
      let kept = min(Int.random(in: 1...20, using: &generator), bytes.count - position)
      expected += bytes[position..<position + kept]
      position += kept
      let removed = min(Int.random(in: 0...5, using: &generator), bytes.count - position)
      let text = String(repeating: "é", count: Int.random(in: 0...3, using: &generator))
      edits.append(SourceEdit(position..<position + removed, with: text))
      expected += Array(text.utf8)
      position += removed
    }
    edits.shuffle(using: &generator)
    #expect(try FileEdits(edits).applied(to: bytes) == expected)
  }
}
