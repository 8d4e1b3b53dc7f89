import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Note {
  var text: AttributedString
  var selection = AttributedTextSelection()

  init(_ text: AttributedString) { self.text = text }

  /// The runs as "[red]word", plain runs without brackets.
  var drawn: String {
    text.runs.map { run in
      let words = String(text[run.range].characters)
      return run.foregroundColor == nil ? words : "[\(words)]"
    }.joined()
  }
}

private struct Editor: View {
  let note: Note
  @State private var text: AttributedString
  @State private var selection = AttributedTextSelection()

  init(_ note: Note) {
    self.note = note
    _text = State(initialValue: note.text)
  }

  var body: some View {
    TextEditor(text: $text, selection: $selection).accessibilityLabel("Note")
      .onChange(of: text) { note.text = text }
    Button("Paint") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
    Button("Bleach") { text.transformAttributes(in: &selection) { $0.foregroundColor = nil } }
    Button("Insert") { text.replaceSelection(&selection, withCharacters: "日本") }
    Button("Quote") {
      var quote = AttributedString("引用")
      quote.foregroundColor = .red
      text.replaceSelection(&selection, with: quote)
    }
    Text(verbatim: "painted: \(colors)")
  }

  private var colors: String {
    selection.attributes(in: text)[\.foregroundColor]
      .map { $0 == nil ? "no" : "yes" }.joined(separator: " ")
  }
}

@MainActor
struct AttributedTextSelectionTests {
  private func text(_ plain: String, painted: String = "") -> AttributedString {
    var text = AttributedString(plain)
    if let range = text.range(of: painted) { text[range].foregroundColor = .red }
    return text
  }

  @Test("Unchanged text keeps its attributes, and typed text gets those before the cursor")
  func typing() throws {
    let note = Note(text("one two three", painted: "two"))
    let field = try ViewTest(Editor(note)).find("Note")
    try field.select(0..<0)
    try field.type("x")
    #expect(note.drawn == "xone [two] three")
    try field.select(7..<7)
    try field.type("oo")
    #expect(note.drawn == "xone [twooo] three")
    try field.select("one")
    try field.type("1")
    #expect(note.drawn == "x1 [twooo] three")
    try field.clear()
    #expect(note.drawn == "")
  }

  @Test("Of equal letters the ones that the user deletes are removed")
  func equalLetters() throws {
    let note = Note(text("aaaa", painted: "aa"))
    let field = try ViewTest(Editor(note)).find("Note")
    #expect(note.drawn == "[aa]aa")
    try field.select(1..<2)
    try field.type("a")
    #expect(note.drawn == "[aa]aa")
    let app = ViewTest(Editor(note))
    try app.find("Note").select(1..<1)
    try app.press(.delete)
    #expect(note.drawn == "[a]aa")
  }

  @Test("The app changes the attributes of the selection, which stays selected")
  func transforming() throws {
    let note = Note(text("one two three"))
    let app = ViewTest(Editor(note))
    let field = try app.find("Note")
    try field.select("two")
    #expect(app.exists("painted: no"))
    try app.tap("Paint")
    #expect(note.drawn == "one [two] three" && field.selectedText == "two")
    #expect(app.exists("painted: yes"))
    try field.select(2..<6)
    #expect(app.exists("painted: no yes"))
    try app.tap("Bleach")
    #expect(note.drawn == "one tw[o] three" && field.selectedText == "e tw")
  }

  @Test("At the cursor the app changes the attributes of the next typed text")
  func typingAttributes() throws {
    let note = Note(text("ab"))
    let app = ViewTest(Editor(note))
    let field = try app.find("Note")
    try field.select(1..<1)
    try app.tap("Paint")
    try field.type("日本")
    #expect(note.drawn == "a[日本]b")
    try app.tap("Bleach")
    try field.type("!")
    #expect(note.drawn == "a[日本]!b")
  }

  @Test("The app replaces the selection, and the cursor moves after it")
  func replacing() throws {
    let note = Note(text("one two", painted: "two"))
    let app = ViewTest(Editor(note))
    let field = try app.find("Note")
    try field.select("two")
    try app.tap("Insert")
    #expect(note.drawn == "one [日本]" && field.selection == 6..<6)
    try field.select(0..<3)
    try app.tap("Quote")
    #expect(note.drawn == "[引用] [日本]" && field.selection == 2..<2)
  }

  @Test("A selection of another text counts as the end")
  func stale() {
    var text = AttributedString("👨‍👩‍👧 family")
    let selection = AttributedTextSelection(insertionPoint: text.startIndex)
    #expect(selection.indices(in: text) == .insertionPoint(text.startIndex))
    text.insert(AttributedString("A "), at: text.startIndex)
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    let whole = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(String(text[whole].characters) == "A 👨‍👩‍👧 family")
    #expect(AttributedTextSelection() == AttributedTextSelection())
  }

  @Test("A transformation that moves characters moves the selection, too")
  func moving() {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: text.range(of: "two")!)
    text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
    #expect(String(text[selection].characters) == "two")
    #expect(text.startIndex < text.endIndex && String(text.characters) == "zero one two")
  }

  @Test("An editor without a selection binding keeps attributes as well")
  func withoutSelection() throws {
    struct Plain: View {
      @State var text: AttributedString

      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
        Text(verbatim: "\(text.runs.count) runs")
      }
    }
    let app = ViewTest(Plain(text: text("one two", painted: "two")))
    let field = try app.find("Note")
    try field.type("!")
    #expect(field.text == "one two!" && app.exists("2 runs"))
  }
}
