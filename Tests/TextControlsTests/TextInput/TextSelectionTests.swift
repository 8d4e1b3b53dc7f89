import SwiftUI
import Testing
import ViewTesting

private struct Greeting: View {
  @State var text: String
  @State var selection: TextSelection?
  var isEditor = false

  private var selected: String {
    guard let selection else { return "nothing" }
    guard case .selection(let range) = selection.indices else { return "several" }
    // The text may differ from the one that the selection was made in until the field reports it.
    let low = min(range.lowerBound, text.endIndex)
    let start = text.distance(from: text.startIndex, to: low)
    let words = text[low..<min(range.upperBound, text.endIndex)]
    return selection.isInsertion ? "cursor \(start)" : "\(start) “\(words)”"
  }

  var body: some View {
    VStack {
      if isEditor {
        TextEditor(text: $text, selection: $selection).accessibilityLabel("Greeting")
      } else {
        TextField("Greeting", text: $text, selection: $selection)
      }
      Text(verbatim: "selected: \(selected)")
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
      Button("Beyond") { selection = TextSelection(insertionPoint: (text + "12345").endIndex) }
      Button("Forget") { selection = nil }
      Button("Shout") { text = text.uppercased() + "!" }
      Button("Empty") { text = "" }
      Button("Other") {
        text = "日本語"
        selection = TextSelection(range: text.startIndex..<text.index(after: text.startIndex))
      }
    }
  }
}

@MainActor
struct TextSelectionTests {
  @Test("The user's selection is written to the binding", arguments: [false, true])
  func following(isEditor: Bool) throws {
    let app = ViewTest(Greeting(text: "Hello, 👨‍👩‍👧 world", isEditor: isEditor))
    #expect(app.exists("selected: nothing"))
    let field = try app.find("Greeting")
    try field.tap()
    #expect(app.exists("selected: cursor 14"))
    try app.press(.left)
    #expect(app.exists("selected: cursor 13"))
    try field.select("👨‍👩‍👧 wor")
    #expect(app.exists("selected: 7 “👨‍👩‍👧 wor”"))
    try field.type("x")
    #expect(field.text == "Hello, xld" && app.exists("selected: cursor 8"))
  }

  @Test("The app's selection is shown, and typing replaces it", arguments: [false, true])
  func setting(isEditor: Bool) throws {
    let app = ViewTest(Greeting(text: "Hello", isEditor: isEditor))
    let field = try app.find("Greeting")
    try field.tap()
    try app.tap("All")
    #expect(field.selectedText == "Hello" && app.exists("selected: 0 “Hello”"))
    try field.type("あ")
    #expect(field.text == "あ" && app.exists("selected: cursor 1"))
    try app.tap("Start")
    #expect(field.selection == 0..<0)
    try field.type("い")
    #expect(field.text == "いあ" && app.exists("selected: cursor 1"))
  }

  @Test("An initial selection waits for the focus")
  func initial() throws {
    let text = "one two"
    let app = ViewTest(
      Greeting(text: text, selection: TextSelection(range: text.range(of: "two")!)))
    let field = try app.find("Greeting")
    try field.tap()
    #expect(field.selectedText == "two")
    try field.type("2")
    #expect(field.text == "one 2")
  }

  @Test("A position beyond the end is the end; nil leaves the cursor in place")
  func outOfBounds() throws {
    let app = ViewTest(Greeting(text: "Hello"))
    let field = try app.find("Greeting")
    try field.select(1..<2)
    try app.tap("Beyond")
    #expect(field.selection == 5..<5)
    try field.select(1..<2)
    try app.tap("Forget")
    #expect(app.exists("selected: nothing") && field.selection == 1..<2)
    try app.tap("Empty")
    #expect(field.selection == 0..<0)
  }

  @Test("If the app changes the text, the binding follows the cursor")
  func changedText() throws {
    let app = ViewTest(Greeting(text: "Hello"))
    let field = try app.find("Greeting")
    try field.tap()
    try app.tap("Shout")
    #expect(field.text == "HELLO!" && field.selection == 6..<6)
    try app.tap("Other")
    #expect(field.selectedText == "日" && app.exists("selected: 0 “日”"))
  }

  @Test("An app that refuses other selections keeps its own")
  func constant() throws {
    let text = "fixed"
    let app = ViewTest(
      TextField(
        "Word", text: .constant(text),
        selection: .constant(TextSelection(insertionPoint: text.startIndex))))
    let field = try app.textField("Word")
    try field.select(2..<4)
    #expect(field.selection == 0..<0)
  }

  @Test("Several ranges select the first; the environment's affinity is written along")
  func several() throws {
    struct Several: View {
      @State private var text = "abcdef"
      @State private var selection: TextSelection?

      var body: some View {
        TextField(text: $text, selection: $selection, prompt: Text("Letters"), axis: .vertical) {
          Text("Letters")
        }
        .textSelectionAffinity(.upstream)
        Text(verbatim: "\(selection?.affinity == .upstream)")
        Button("Two") {
          var ranges = RangeSet<String.Index>()
          for letters in ["ef", "bc"] { ranges.insert(contentsOf: text.range(of: letters)!) }
          selection = TextSelection(ranges: ranges)
        }
      }
    }
    let app = ViewTest(Several())
    let field = try app.textField("Letters")
    try field.select(0..<1)
    #expect(app.exists("true"))
    try app.tap("Two")
    #expect(field.selectedText == "bc")
  }

  @Test("Marked text of an input method is selected only when it is committed")
  func composing() throws {
    let app = ViewTest(Greeting(text: "ab"))
    let field = try app.find("Greeting")
    try field.select(1..<1)
    try field.compose("にほ")
    #expect(app.exists("selected: cursor 1"))
    try field.commit("日本")
    #expect(field.text == "a日本b" && app.exists("selected: cursor 3"))
  }

  @Test("A search field reports its selection as well")
  func search() throws {
    struct Searching: View {
      @State private var words = "red house"
      @State private var selection: TextSelection?

      var body: some View {
        NavigationStack {
          Text(verbatim: "selecting \(selection?.isInsertion == false)")
            .searchable(text: $words)
            .searchSelection($selection)
        }
      }
    }
    let app = ViewTest(Searching())
    try app.textField("Search").select("house")
    #expect(app.exists("selecting true"))
  }
}
