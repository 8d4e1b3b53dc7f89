import SwiftUI
import Testing
import ViewTesting

private struct Note: View {
  @State private var text = "Eine Rose ist eine Rose.\nDie rose blüht. 薔薇は薔薇"
  @State private var isFinding = false
  var isDisabled = false
  var isReplaceDisabled = false

  var body: some View {
    TextEditor(text: $text)
      .accessibilityIdentifier("note")
      .replaceDisabled(isReplaceDisabled)
      .findDisabled(isDisabled)
      .findNavigator(isPresented: $isFinding)
    Toggle("Finding", isOn: $isFinding)
    Text(verbatim: "[\(text)]").accessibilityIdentifier("shown")
  }
}

@MainActor
struct FindNavigatorTests {
  private let app = ViewTest(Note())

  private var editor: ViewTest.Element {
    get throws { try app.find(.role(.textEditor)) }
  }

  @Test("Words are found regardless of case, one after another, wrapping around once")
  func finding() throws {
    try app.find(.toggle("Finding")).tap()
    #expect(app.focused?.placeholder == "Find")
    try app.textField("Find").type("rose")
    #expect(app.exists("1 of 3"))
    #expect(try editor.selection == 5..<9)
    try app.press(.return)
    #expect(app.exists("2 of 3") && app.focused?.placeholder == "Find")
    try app.tap("Next")
    try app.tap("Next")
    #expect(app.exists("1 of 3"))
    try app.tap("Previous")
    #expect(app.exists("3 of 3"))
    try app.textField("Find").clear()
    try app.textField("Find").type("薔薇")
    #expect(app.exists("1 of 2"))
    try app.textField("Find").type("x")
    #expect(app.exists("Not found"))
    #expect(try !app.button("Next").isEnabled)
  }

  @Test("The bar closes by its button and by Escape, and updates the app's state")
  func closing() throws {
    let toggle = try app.find(.toggle("Finding"))
    try toggle.tap()
    try app.tap("Done")
    #expect(toggle.isOn == false && !app.exists(.placeholder("Find")))
    #expect(app.focused?.role == .textEditor)
    try app.press(KeyboardShortcut("f"))
    #expect(app.focused?.placeholder == "Find")
    try app.press(.escape)
    #expect(!app.exists(.placeholder("Find")))
  }

  @Test("Matches are replaced one by one or all at once")
  func replacing() throws {
    try app.find(.toggle("Finding")).tap()
    try app.textField("Find").type("rose")
    try app.textField("Replace With").type("Tulpe 🌷")
    try app.tap("Replace")
    let shown = try app.find(.identifier("shown"))
    #expect(shown.text.hasPrefix("[Eine Tulpe 🌷 ist eine Rose."))
    #expect(app.exists("1 of 2"))
    #expect(try editor.selectedText == "Rose")
    try app.tap("Replace All")
    #expect(shown.text == "[Eine Tulpe 🌷 ist eine Tulpe 🌷.\nDie Tulpe 🌷 blüht. 薔薇は薔薇]")
    #expect(app.exists("Not found"))
  }

  @Test("Replace All is undone and redone in one step")
  func undo() throws {
    try app.find(.toggle("Finding")).tap()
    try app.textField("Find").type("rose")
    try app.textField("Replace With").type("Tulpe")
    let shown = try app.find(.identifier("shown"))
    let former = shown.text
    try app.tap("Replace All")
    let replaced = shown.text
    #expect(replaced != former)
    try app.tap("Done")
    try app.press(KeyboardShortcut("z"))
    #expect(shown.text == former)
    try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    #expect(shown.text == replaced)
  }

  @Test("If finding or replacing is disabled, the bar or its part is hidden")
  func off() throws {
    let off = ViewTest(Note(isDisabled: true))
    try off.find(.toggle("Finding")).tap()
    #expect(!off.exists(.placeholder("Find")))
    try off.find(.role(.textEditor)).focus()
    #expect(throws: ViewTestError.self) { try off.press(KeyboardShortcut("f")) }
    let part = ViewTest(Note(isReplaceDisabled: true))
    try part.find(.toggle("Finding")).tap()
    #expect(part.exists(.placeholder("Find")) && !part.exists(.placeholder("Replace With")))
  }

  @Test("The search starts at the cursor, and the former query is kept")
  func origin() throws {
    try editor.select(10..<10)
    try app.press(KeyboardShortcut("f"))
    try app.textField("Find").type("rose")
    #expect(app.exists("1 of 3"))
    try editor.select(12..<12)
    try app.tap("Next")
    #expect(app.exists("2 of 3"))
    try app.tap("Done")
    try editor.type("!")
    #expect(try app.find(.identifier("shown")).text.contains("eine !"))
  }
}
