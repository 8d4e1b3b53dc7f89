import SwiftUI
import Testing
import ViewTesting

private enum Field { case name, mail }

private struct Form: View {
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
    }
    .defaultFocus($field, .mail)
  }
}

private struct Halves: View {
  enum Part { case outside, form }

  let priority: DefaultFocusEvaluationPriority
  @FocusState private var part: Part?
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    VStack {
      TextField("Outside", text: $name).focused($part, equals: .outside)
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: $mail).focused($field, equals: .mail)
      }
      .defaultFocus($field, .mail, priority: priority)
      .focused($part, equals: .form)
      Button("Form") { part = .form }
    }
  }
}

private struct Opener: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Form() }
  }
}

private struct Preferring: View {
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      Button("First") {}
      Button("Second") {}.prefersDefaultFocus(in: scope)
      Button("Reset") { resetFocus(in: scope) }
    }
    .focusScope(scope)
  }
}

private struct Inside: View {
  @Environment(\.isFocused) private var isFocused
  let name: String

  var body: some View { Text("\(name) \(isFocused ? "focused" : "not")") }
}

private struct Ring: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: isFocused ? "ring" : "no ring")
    }
  }
}

private struct Focusables: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Inside(name: "outside")
      VStack { Inside(name: "inside") }.focusable()
      Button("Styled") {}.buttonStyle(Ring())
      Button("Never") {}.focusable(false)
      Text("watched").focusable(true) { log += $0 ? "+" : "-" }
      Text("log \(log)")
    }
  }
}

@MainActor
struct FocusScopeTests {
  @Test("S8.9 A default focus holds when the window or a sheet appears")
  func defaultFocus() throws {
    #expect(ViewTest(Form()).focused?.label == "Mail")
    let app = ViewTest(Opener())
    try app.tap("Open")
    #expect(app.focused?.label == "Mail")
  }

  @Test("S8.9 Keys of the user move to it only with the priority userInitiated")
  func priority() throws {
    let cases: [(DefaultFocusEvaluationPriority, String)] = [
      (.automatic, "Name"), (.userInitiated, "Mail"),
    ]
    for (priority, first) in cases {
      let app = ViewTest(Halves(priority: priority))
      #expect(app.focused?.label == "Mail")
      try app.find(.textField("Outside")).tap()
      try app.press(.tab)
      #expect(app.focused?.label == first)
      // Within the scope, the keys go from one field to the next.
      if first == "Mail" { try app.press(.backTab) }
      #expect(app.focused?.label == "Name")
    }
  }

  @Test("S8.9 A click focuses its view, and an app that focuses the scope gets the default")
  func clickAndProgram() throws {
    let app = ViewTest(Halves(priority: .userInitiated))
    try app.find(.textField("Outside")).tap()
    try app.find(.textField("Name")).tap()
    #expect(app.focused?.label == "Name")
    let automatic = ViewTest(Halves(priority: .automatic))
    try automatic.find(.textField("Outside")).tap()
    try automatic.tap("Form")
    #expect(automatic.focused?.label == "Mail")
  }

  @Test("A view that prefers the focus gets it at the start and by resetFocus")
  func prefersDefaultFocus() throws {
    let app = ViewTest(Preferring())
    #expect(app.focused?.label == "Second")
    try app.press(.tab)
    try app.press(.return)
    #expect(app.focused?.label == "Second")
  }

  @Test("S7.9 isFocused reports the nearest surrounding focusable view")
  func isFocused() throws {
    let app = ViewTest(Focusables())
    #expect(app.exists("inside not"))
    try app.press(.tab)
    #expect(app.exists("inside focused"))
    #expect(app.exists("outside not"))
    try app.press(.tab)
    #expect(app.exists("inside not"))
    #expect(app.exists("ring"))
    try app.press(.tab)
    #expect(app.focused?.text == "watched")
    #expect(app.exists("log +"))
    try app.press(.tab)
    #expect(app.exists("log +-"))
  }
}
