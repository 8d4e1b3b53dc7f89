import HostInterface
import SwiftUI
import Testing
import ViewTesting

/// The text that a model received, and what it returns.
@MainActor
private final class Ledger {
  var heard: [String] = []
  var submits = 0
}

private struct Form: View {
  let ledger: Ledger
  var limit = Int.max
  var isUppercased = false
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: text)
        .onSubmit { ledger.submits += 1 }
      Text("Hello, \(name)!")
    }
  }

  private var text: Binding<String> {
    Binding(
      get: { name },
      set: {
        ledger.heard.append($0)
        name = String((isUppercased ? $0.uppercased() : $0).prefix(limit))
      })
  }
}

@MainActor
struct TypingTests {
  private let ledger = Ledger()

  @Test("Typed text arrives character by character")
  func typing() throws {
    let app = ViewTest(Form(ledger: ledger))
    try app.textField("Name").type("Ada")
    #expect(ledger.heard == ["A", "Ad", "Ada"])
    #expect(app.exists("Hello, Ada!"))
    #expect(try app.textField("Name").text == "Ada")
    #expect(try app.textField("Name").isFocused)
  }

  @Test("Composed text arrives once, when it is committed")
  func composing() throws {
    let app = ViewTest(Form(ledger: ledger))
    let field = try app.textField("Name")
    try field.compose("たろ")
    #expect(field.text == "")
    #expect(field.displayedText == "たろ")
    #expect(app.exists("Hello, !"))
    try field.commit("太郎")
    #expect(field.text == "太郎")
    #expect(ledger.heard.filter { !$0.isEmpty } == ["太郎"])
    try field.type("さん", composing: true)
    #expect(ledger.heard.last == "太郎さん")
    #expect(app.exists("Hello, 太郎さん!"))
  }

  @Test("The model may return another text, and typing continues from there")
  func reconciling() throws {
    let app = ViewTest(Form(ledger: ledger, limit: 3, isUppercased: true))
    let field = try app.textField("Name")
    try field.type("abcd")
    #expect(field.text == "ABC")
    #expect(field.displayedText == "ABC")
    try app.press(.delete)
    #expect(field.text == "AB")
    try field.clear()
    #expect(field.text == "")
    try field.paste("xy\nz")
    #expect(field.text == "XY ")
  }

  @Test("A newline and the Return key submit a single-line field")
  func submitting() throws {
    let app = ViewTest(Form(ledger: ledger))
    try app.textField("Name").type("Ada\n")
    #expect(ledger.submits == 1)
    try app.textField("Name").tap()
    try app.press(.return)
    #expect(ledger.submits == 2)
    #expect(try app.textField("Name").text == "Ada")
  }

  @Test("An emoji of several scalars is one character")
  func emoji() throws {
    let app = ViewTest(Form(ledger: ledger))
    try app.textField("Name").type("👩‍👩‍👧🇯🇵")
    #expect(ledger.heard == ["👩‍👩‍👧", "👩‍👩‍👧🇯🇵"])
    try app.press(.delete)
    #expect(try app.textField("Name").text == "👩‍👩‍👧")
  }
}
