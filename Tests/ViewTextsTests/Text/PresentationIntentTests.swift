import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PresentationIntentTests {
  /// The words of each block, with the blocks around them.
  private func blocks(_ markdown: String) throws -> [String] {
    let string = try AttributedString(markdown: markdown)
    return string.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map {
      "\(String(string[$1].characters)): \($0.map { String(reflecting: $0) } ?? "none")"
    }
  }

  @Test("S16.8: blocks are numbered in the order in which they begin")
  func recorded() throws {
    let page = """
      #  Hello

      ## Header2

      hello **world**

      * first
      * second

      > test `print("hello world")`

      | row1 | row2 |
      | ---- | ---: |
      | 34   | 135  |

      [Formatter](/posts/newFormatter/)
      """
    let alignments: [PresentationIntent.TableColumn] = [
      .init(alignment: .left), .init(alignment: .right),
    ]
    let columns = "table \(alignments) (id 11)"
    #expect(
      try blocks(page) == [
        "Hello: [header 1 (id 1)]",
        "Header2: [header 2 (id 2)]",
        "hello world: [paragraph (id 3)]",
        "first: [paragraph (id 6), listItem 1 (id 5), unorderedList (id 4)]",
        "second: [paragraph (id 8), listItem 2 (id 7), unorderedList (id 4)]",
        "test print(\"hello world\"): [paragraph (id 10), blockQuote (id 9)]",
        "row1: [tableCell 0 (id 13), tableHeaderRow (id 12), \(columns)]",
        "row2: [tableCell 1 (id 14), tableHeaderRow (id 12), \(columns)]",
        "34: [tableCell 0 (id 16), tableRow 1 (id 15), \(columns)]",
        "135: [tableCell 1 (id 17), tableRow 1 (id 15), \(columns)]",
        "Formatter: [paragraph (id 18)]",
      ])
  }

  @Test("S16.8: a list inside of a list")
  func nested() throws {
    let page = "- List item\n  - Nested item\n    which goes on\n\n3. three\n4. four"
    #expect(
      try blocks(page) == [
        "List item: [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
        "Nested item which goes on: [paragraph (id 6), listItem 1 (id 5), unorderedList (id 4), "
          + "listItem 1 (id 2), unorderedList (id 1)]",
        "three: [paragraph (id 9), listItem 3 (id 8), orderedList (id 7)]",
        "four: [paragraph (id 11), listItem 4 (id 10), orderedList (id 7)]",
      ])
    let string = try AttributedString(markdown: page)
    #expect(string.runs.compactMap(\.presentationIntent?.indentationLevel).max() == 2)
  }

  @Test("Code keeps its lines and marks, and names its language")
  func code() throws {
    #expect(
      try blocks("```swift\nlet a = *b*\n\n# c\n```\ntext\n\n    d\n      e\n\n~~~\nf") == [
        "let a = *b*\n\n# c\n: [codeBlock 'swift' (id 1)]",
        "text: [paragraph (id 2)]",
        "d\n  e\n: [codeBlock '' (id 3)]",
        "f\n: [codeBlock '' (id 4)]",
      ])
    let hints = try AttributedString(markdown: "```\nx\n```").runs.map {
      $0.presentationIntent?.components.map(\.kind)
    }
    #expect(hints == [[.codeBlock(languageHint: nil)]])
  }

  @Test("Lines of a paragraph are joined, or broken where they ask for it")
  func lines() throws {
    let string = try AttributedString(markdown: "one\n**two\nthree**  \nfour\\\nfive\n")
    #expect(String(string.characters) == "one two three\nfour\nfive")
    #expect(
      string.runs.compactMap(\.inlinePresentationIntent) == [
        .softBreak, .stronglyEmphasized, [.stronglyEmphasized, .softBreak], .stronglyEmphasized,
        .lineBreak, .lineBreak,
      ])
    let inline = try AttributedString(
      markdown: "# one  \ntwo\nthree", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(inline.characters) == "# one\ntwo three")
    #expect(inline.runs.allSatisfy { $0.presentationIntent == nil })
  }

  @Test("What only looks like a block is text")
  func text() throws {
    for words in ["#hash", "-5 degrees", "1.5 litres", "####### seven", "a | b", "*a* b", "2)"] {
      let kinds = try AttributedString(markdown: words).runs.flatMap {
        $0.presentationIntent?.components.map(\.kind) ?? []
      }
      #expect(Set(kinds) == (words == "2)" ? [] : [.paragraph]), "\(words)")
    }
    #expect(
      try blocks("a\n2. b\n- c\nd\n\nTitle\n===\n***\n- - -") == [
        "a 2. b: [paragraph (id 1)]",
        "c d: [paragraph (id 4), listItem 1 (id 3), unorderedList (id 2)]",
        "Title: [header 1 (id 5)]",
        "⸻: [thematicBreak (id 6)]",
        "⸻: [thematicBreak (id 7)]",
      ])
    #expect(try AttributedString(markdown: "").characters.isEmpty)
    #expect(try AttributedString(markdown: "\n \n").characters.isEmpty)
  }

  @Test("Tabs stay in words and in code, and a table may follow words")
  func tabsAndTables() throws {
    #expect(String(try AttributedString(markdown: "```\na\tb\n```").characters) == "a\tb\n")
    let items = try blocks("-\ta")
    #expect(items == ["a: [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]"])
    let page = try AttributedString(markdown: "Prices:\n| a | b |\n| - | - |\n| 1 | 2 |")
    #expect(String(page.characters) == "Prices:ab12")
  }

  @Test("Many marks in each other end")
  func deep() throws {
    let quotes = String(repeating: ">", count: 2_000)
    #expect(try AttributedString(markdown: quotes + " a").characters.last == "a")
    let items = String(repeating: "- ", count: 2_000)
    #expect(try AttributedString(markdown: items + "a").characters.last == "a")
  }

  @Test("An image has its address, and its description as words")
  func images() throws {
    let string = try AttributedString(
      markdown: "![a *map*](maps/1.png)", options: .init(),
      baseURL: URL(string: "https://example.org/x/"))
    #expect(String(string.characters) == "a map")
    #expect(
      Set(string.runs.map(\.imageURL?.absoluteString)) == ["https://example.org/x/maps/1.png"])
    #expect(string.runs.allSatisfy { $0.link == nil })
  }

  @Test("A text shows blocks one after the other")
  func shown() throws {
    let page = try AttributedString(markdown: "# Fish\n\n- Cod\n- *Eel*")
    let app = ViewTest(Text(page))
    #expect(app.exists("FishCodEel"))
  }
}
