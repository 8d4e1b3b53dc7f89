import SwiftUI
import TestSupport
import Testing
import ViewTesting

private enum Field: Hashable { case name, mail, other }

private struct Login: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var showsMail = true
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .mail }
      if showsMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
      Text(verbatim: "focus: \(field.map { "\($0)" } ?? "none")")
      Button("Mail") { field = .mail }
      Button("None") { field = nil }
      Button("Other") { field = .other }
      Button("Toggle") { showsMail.toggle() }
      Button("Both") {
        showsMail = true
        field = .mail
      }
    }
  }
}

private struct Single: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("A", text: $text).focused($isFocused)
    TextField("B", text: $text)
    Text(verbatim: isFocused ? "yes" : "no")
    Button("Go") { isFocused = true }
    Button("Leave") { isFocused = false }
  }
}

@MainActor
struct FocusStateTests {
  @Test("S8.1 The value mirrors the focus, and starts as nil or false")
  func mirrors() throws {
    let app = ViewTest(Login())
    #expect(app.exists("focus: none"))
    try app.tap(.textField("Name"))
    #expect(app.exists("focus: name"))
    try app.tap(.textField("Mail"))
    #expect(app.exists("focus: mail"))
    let single = ViewTest(Single())
    #expect(single.exists("no"))
    try single.tap(.textField("A"))
    #expect(single.exists("yes"))
    try single.tap(.textField("B"))
    #expect(single.exists("no"))
  }

  @Test("S8.2 Setting is a request: read right afterwards, the value is the old one")
  func request() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var seen = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: $text).focused($isFocused)
        Text(verbatim: "seen \(seen)")
        Text(verbatim: isFocused ? "yes" : "no")
        Button("Go") {
          isFocused = true
          seen = "\(isFocused)"
        }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    #expect(app.exists("seen false"))
    #expect(app.exists("yes"))
    #expect(app.focusedElement?.label == "A")
  }

  @Test("S8.3 A match gets the focus; nil gives it up only if this property has it")
  func matching() throws {
    let app = ViewTest(Login())
    try app.tap(.button("Mail"))
    #expect(app.exists("focus: mail"))
    #expect(app.focusedElement?.label == "Mail")
    try app.tap("None")
    #expect(app.exists("focus: none"))
    #expect(app.focusedElement == nil)
    let single = ViewTest(Single())
    try single.tap(.textField("B"))
    try single.tap("Leave")
    #expect(single.focusedElement?.label == "B")
  }

  @Test("S8.4 A request without a match waits for its view, and is dropped when the focus moves")
  func waiting() throws {
    let app = ViewTest(Login())
    try app.tap("Toggle")
    try app.tap(.button("Mail"))
    #expect(app.exists("focus: none"))
    try app.tap("Toggle")
    #expect(app.exists("focus: mail"))
    try app.tap("Toggle")
    try app.tap(.button("Mail"))
    try app.tap(.textField("Name"))
    try app.tap("Toggle")
    #expect(app.exists("focus: name"))
    try app.tap("Toggle")
    try app.tap("Both")
    #expect(app.exists("focus: mail"))
  }

  @Test("S8.4 Of two focus states set together, the last one gets the focus")
  func lastRequest() throws {
    struct Pair: View {
      @State private var text = ""
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      var body: some View {
        TextField("A", text: $text).focused($first)
        TextField("B", text: $text).focused($second)
        Button("Both") {
          first = true
          second = true
        }
      }
    }
    let app = ViewTest(Pair())
    try app.tap("Both")
    #expect(app.focused?.label == "B")
  }

  @Test("S8.5 One value on two views: the first is focused, with a warning")
  func twice() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: $text).focused($isFocused)
        TextField("B", text: $text).focused($isFocused)
        Text(verbatim: isFocused ? "yes" : "no")
        Button("Go") { isFocused = true }
      }
    }
    let app = ViewTest(Screen())
    try app.tap(.textField("B"))
    #expect(app.exists("yes"))
    #expect(app.diagnostics.isEmpty)
    try app.tap("Go")
    #expect(app.focusedElement?.label == "A")
    #expect(app.diagnostics.count == 1)
  }

  @Test("S8.5 Two values on one view are fine")
  func twoValues() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      var body: some View {
        TextField("A", text: $text).focused($isFocused).focused($field, equals: .name)
        Text(verbatim: "\(isFocused) \(field == .name)")
        Button("Go") { field = .name }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    #expect(app.exists("true true"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S8.6 On a container the value is set while a view inside has the focus")
  func container() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isInside: Bool
      var body: some View {
        VStack { TextField("A", text: $text) }.focused($isInside)
        TextField("B", text: $text)
        Text(verbatim: isInside ? "inside" : "outside")
      }
    }
    let app = ViewTest(Screen())
    try app.tap(.textField("A"))
    #expect(app.exists("inside"))
    try app.tap(.textField("B"))
    #expect(app.exists("outside"))
  }

  @Test("S8.7 When the focused field is removed, the value is nil again")
  func disappearing() throws {
    let app = ViewTest(Login())
    try app.tap(.button("Mail"))
    try app.tap("Toggle")
    #expect(app.exists("focus: none"))
    #expect(app.focusedElement == nil)
  }

  @Test("S8.7 When the only field of a focus state is removed, the state is false again")
  func onlyFieldGoes() async throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        if isShown { TextField("A", text: $text).focused($isFocused) }
        Text(verbatim: isFocused ? "focused" : "free")
          .task {
            try? await Task.sleep(for: .seconds(1))
            isShown = false
          }
      }
    }
    let app = ViewTest(Screen())
    try app.tap(.textField("A"))
    #expect(app.exists("focused"))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("free"))
  }

  @Test("S8.1 The state has the focused view's current value")
  func changingValue() throws {
    struct Screen: View {
      @State private var id = 1
      @State private var text = ""
      @FocusState private var focus: Int?
      var body: some View {
        TextField("A", text: $text).focused($focus, equals: id)
          .onKeyPress(.escape) {
            id = 2
            return .handled
          }
        Text(verbatim: "focus \(focus ?? 0)")
      }
    }
    let app = ViewTest(Screen())
    try app.tap(.textField("A"))
    #expect(app.exists("focus 1"))
    try app.press(.escape)
    #expect(app.exists("focus 2"))
  }

  @Test("S8.10 Return moves to the next field if the handler says so")
  func chain() throws {
    let app = ViewTest(Login())
    try app.find(.textField("Name")).type("太郎\n")
    #expect(app.focusedElement?.label == "Mail")
    #expect(app.exists("focus: mail"))
  }

  @Test("S8.11 A focus state that no body reads runs none")
  func unread() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: $text).focused($isFocused)
        Button("Go") { isFocused = true }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Go")
    #expect(app.focusedElement?.label == "A")
    #expect(app.bodiesRun.isEmpty)
  }

  @Test("S8.8 Set before the view exists, nothing is focused; in onAppear it is")
  func appearing() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var field: Field?
      init() { field = .mail }
      var body: some View {
        TextField("A", text: $text).focused($field, equals: .name)
          .onAppear { field = .name }
        TextField("B", text: $text).focused($field, equals: .mail)
      }
    }
    let app = ViewTest(Screen())
    #expect(app.focusedElement?.label == "A")
  }
}
