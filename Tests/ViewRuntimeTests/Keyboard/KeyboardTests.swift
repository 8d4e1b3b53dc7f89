import SwiftUI
import Testing
import ViewTesting

private struct Shortcuts: View {
  @State private var log = ""
  @State private var isOn = false
  @State private var isAsking = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text("log \(log) \(isOn ? "on" : "off")")
      Button("Save") { log += "s" }.keyboardShortcut("s")
      Button("Save as") { log += "S" }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Off") { log += "o" }.keyboardShortcut("o").disabled(true)
      HStack {
        Button("First") { log += "1" }
        Button("Second") { log += "2" }
      }
      .keyboardShortcut("1", modifiers: .control)
      Toggle("Switch", isOn: $isOn).keyboardShortcut("t")
      Button("Sheet") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) {
      TextField("Name", text: $name)
      Button("Cancel") {
        log += "c"
        isAsking = false
      }
      .keyboardShortcut(.cancelAction)
      Button("Add") {
        log += "a"
        isAsking = false
      }
      .keyboardShortcut(.defaultAction)
    }
  }
}

private struct Keys: View {
  @State private var log = ""
  @State private var text = ""

  var body: some View {
    VStack {
      Text("log \(log)")
      VStack {
        Text("Board").focusable()
          .onKeyPress(.space) {
            log += "_"
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log += "d\(press.characters)"
            return .handled
          }
          .onKeyPress(keys: ["x", "y"]) { press in
            log += "x"
            return press.modifiers.contains(.shift) ? .handled : .ignored
          }
        TextField("Field", text: $text)
      }
      .onKeyPress { press in
        guard press.key == "x" || press.key == .upArrow else { return .ignored }
        log += "o"
        return .handled
      }
      .onMoveCommand { log += "m\($0)" }
      .onExitCommand { log += "e" }
      .onDeleteCommand { log += "b" }
    }
  }
}

private struct HiddenButtons: View {
  @State private var log = ""

  var body: some View {
    Text(verbatim: "log \(log).")
      .background(Button("") { log += "n" }.keyboardShortcut("n").hidden())
      .background {
        VStack {
          Button("") { log += "d" }.keyboardShortcut("d").disabled(true)
          Button("") { log += "e" }.keyboardShortcut(.cancelAction)
        }
        .hidden()
      }
  }
}

@MainActor
struct KeyboardTests {
  @Test("A shortcut presses its button wherever the focus is, but not a disabled one")
  func shortcuts() throws {
    let app = ViewTest(Shortcuts())
    try app.press(KeyboardShortcut("s"))
    try app.press(KeyboardShortcut("s", modifiers: [.command, .shift]))
    try app.press(KeyboardShortcut("S"))
    #expect(app.exists("log sSS off"))
    #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut("o")) }
    try app.press(KeyboardShortcut("1", modifiers: .control))
    try app.press(KeyboardShortcut("t"))
    #expect(app.exists("log sSS1 on"))
  }

  @Test("Of several buttons with the same keys, the first one is pressed")
  func sameShortcut() throws {
    struct Buttons: View {
      @State private var log = ""
      var body: some View {
        HStack {
          VStack { Button("One") { log += "1" }.keyboardShortcut("k") }
          Button("Two") { log += "2" }.keyboardShortcut("k")
          Text("log \(log)")
        }
      }
    }
    let app = ViewTest(Buttons())
    try app.press(KeyboardShortcut("k"))
    #expect(app.exists("log 1"))
  }

  @Test("In a sheet Return runs the default action, Escape the cancel action, and no others")
  func sheet() throws {
    let app = ViewTest(Shortcuts())
    try app.tap("Sheet")
    #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut("s")) }
    #expect(app.focused?.role == .textField)
    try app.press(.defaultAction)
    #expect(app.exists("log a off"))
    #expect(app.presented == nil)
    try app.tap("Sheet")
    try app.press(.escape)
    #expect(app.exists("log ac off"))
  }

  @Test("Keys go to the innermost view around the focus, and outwards while they are ignored")
  func keyPresses() throws {
    let app = ViewTest(Keys())
    #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut("x", modifiers: [])) }
    try app.press(.tab)
    #expect(app.focused?.label == "Board")
    try app.press(.space)
    try app.press(KeyboardShortcut("7", modifiers: []))
    try app.press(KeyboardShortcut("x", modifiers: []))
    #expect(app.exists("log _d7xo"))
    try app.press(KeyboardShortcut("y", modifiers: .shift))
    #expect(app.exists("log _d7xox"))
  }

  @Test("Arrow keys, Escape and Delete are commands if nothing else handles them")
  func commands() throws {
    let app = ViewTest(Keys())
    try app.press(.tab)
    try app.press(.left)
    try app.press(.up)
    try app.press(.escape)
    try app.press(.delete)
    #expect(app.exists("log mleftoeb"))
    try app.press(.tab)
    try app.textField("Field").type("ab")
    try app.press(.delete)
    #expect(try app.textField("Field").text == "a")
    #expect(app.exists("log mleftoeb"))
  }

  @Test("A hidden button still handles its keys, unless it is disabled")
  func hidden() throws {
    let app = ViewTest(HiddenButtons())
    try app.press(KeyboardShortcut("n"))
    #expect(app.exists("log n."))
    #expect(throws: ViewTestError.self) { try app.press(KeyboardShortcut("d")) }
    try app.press(.escape)
    #expect(app.exists("log ne."))
  }
}
