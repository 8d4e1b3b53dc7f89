import SourceModel
import Testing

/// Generated and incomplete sources.
struct DifficultSourceTests {
  @Test(
    "Invalid sources still have a tree",
    arguments: [
      "struct A: View { @State var a = ", "}}}}", "struct", "@", "let a = \"\\(",
      "#if DEBUG\nstruct A {",
      "func a( { }", "\u{FEFF}", "", "\0\0", "class A: { var : Int }",
      "<<<<<<< HEAD\nlet a = 1\n=======",
    ])
  func broken(_ source: String) {
    let file = SourceFile(path: "A.swift", text: source)
    for node in file.tree.root.descendants {
      #expect(node.range.start <= node.range.end && node.range.end <= file.text.count)
    }
  }

  @Test("An invalid UTF-8 byte is reported with its offset, and the rest is read")
  func encoding() {
    let bytes = Array("let a = 1 // caf".utf8) + [0xE9] + Array("\nstruct B {}\n".utf8)
    let file = SourceFile(path: "A.swift", text: SourceText(bytes))
    #expect(file.tree.problem == ParsingProblem(.encoding, at: 16))
    #expect(file.types.map(\.name) == ["B"])
    #expect(SourceFile(path: "A.swift", text: "let a = 1 // café").tree.problem == nil)
  }

  @Test("Deep nesting is limited", arguments: ["(", "[", "{ ", "-", "!", "a."])
  func deep(_ opening: String) {
    let results = Parallel.map([opening]) { opening in
      SourceFile(path: "A.swift", text: "let a = " + String(repeating: opening, count: 20_000))
        .tree.nodeCount
    }
    #expect(results[0] > 0)
  }

  @Test("A file of one megabyte is read")
  func large() {
    let source = String(repeating: "let a = b(c: [1, 2, 3], d: \"e\")\n", count: 32_000)
    let file = SourceFile(path: "A.swift", text: source)
    #expect(file.variables.count == 32_000)
  }

  @Test("Positions count every line ending once")
  func positions() {
    let text = SourceText("a\r\nb\rc\nd")
    #expect(text.lineCount == 4)
    #expect(text.position(of: 3) == text.position(of: 3))
    #expect([0, 3, 5, 7].map { text.position(of: $0).line } == [1, 2, 3, 4])
    #expect(text.rangeOfLine(1) == SourceRange(0, 1))
    #expect(text.offset(line: 2, column: 1) == 3)
  }
}
