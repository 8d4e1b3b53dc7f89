import SwiftUI
import Testing
import ViewTesting

private struct Form: View {
  @State private var first = ""
  @State private var second = ""
  @State private var presses = 0
  @State private var volume = 5.0

  var body: some View {
    VStack {
      TextField("First", text: $first)
      TextField("Second", text: $second)
      Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
      Button("Off") {}.disabled(true)
      Button("Press \(presses)") { presses += 1 }
    }
  }
}

@MainActor
struct KeyTests {
  private let app = ViewTest(Form())

  @Test("Tab moves through the focusable views, in order and around")
  func tab() throws {
    var seen: [String] = []
    for _ in 0..<5 {
      try app.press(.tab)
      seen.append(app.focused?.label ?? "nothing")
    }
    #expect(seen == ["First", "Second", "Volume", "Press 0", "First"])
    try app.press(.backTab)
    #expect(app.focused?.label == "Press 0")
  }

  @Test("Space and Return press the focused button")
  func pressing() throws {
    try app.press(.backTab)
    try app.press(.space)
    try app.press(.return)
    #expect(app.exists("Press 2"))
  }

  @Test("Arrow keys move the cursor of an input, and a slider")
  func arrows() throws {
    let first = try app.textField("First")
    try first.type("ac")
    try app.press(.left)
    try first.type("b")
    #expect(first.text == "abc")
    try app.press(.tab)
    try app.press(.tab)
    try app.press(.right)
    #expect(try app.slider("Volume").number == 6)
    try app.press(.left)
    try app.press(.left)
    #expect(try app.slider("Volume").number == 4)
  }

  @Test("A key that nothing handles is an error")
  func untaken() {
    let error = #expect(throws: ViewTestError.self) { try app.press(.escape) }
    #expect(error?.message.contains("Nothing takes the key escape; nothing has the focus.") == true)
  }
}
