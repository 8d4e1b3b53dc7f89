import SwiftUI
import Testing
import ViewTesting

private struct Place: Identifiable {
  let id: String
  let address: String
}

private struct Search: View {
  @State private var text = ""
  @State private var log = "-"
  private let places = [
    Place(id: "Forum", address: "1 Old Street"), Place(id: "Fort", address: "2 Hill"),
    Place(id: "Lake", address: "3 Shore"),
  ]

  var body: some View {
    VStack {
      TextField("Place", text: $text)
        .onSubmit { log = "submitted \(text)" }
        .textInputSuggestions(places.filter { $0.id.hasPrefix(text) && !text.isEmpty }) { place in
          Text(place.id).textInputCompletion(place.address)
        }
      TextField("Other", text: .constant("x"))
      Text(verbatim: "log \(log)")
    }
  }
}

private struct Fixed: View {
  @State private var text = ""

  var body: some View {
    TextField("Place", text: $text)
      .textInputSuggestions {
        Section("Near") { Text("Forum").textInputCompletion("1 Old Street") }
        Text("Nowhere")
      }
  }
}

@MainActor
struct TextInputSuggestionsTests {
  @Test("Suggestions appear as the user types, and choosing one replaces the text")
  func choosing() throws {
    let app = ViewTest(Search())
    let field = try app.textField("Place")
    #expect(!app.exists("Forum"))
    try field.type("Fo")
    #expect(app.exists("Forum"))
    #expect(app.exists("Fort"))
    #expect(!app.exists("Lake"))
    try field.type("ru")
    #expect(!app.exists("Fort"))
    try app.tap("Forum")
    #expect(try app.textField("Place").text == "1 Old Street")
    #expect(!app.exists("Forum"))
    #expect(app.presented == nil)
  }

  @Test("The field keeps the keyboard while they are shown, and after one was chosen")
  func keyboard() throws {
    let app = ViewTest(Search())
    let field = try app.textField("Place")
    try field.focus()
    try field.type("Fo")
    #expect(try app.textField("Place").isFocused)
    try app.tap("Fort")
    #expect(try app.textField("Place").isFocused)
    try app.textField("Place").submit()
    #expect(app.exists("log submitted 2 Hill"))
  }

  @Test("They disappear when the field loses the keyboard, and when the user closes them")
  func leaving() throws {
    let app = ViewTest(Search())
    try app.textField("Place").focus()
    try app.textField("Place").type("F")
    #expect(app.exists("Fort"))
    try app.dismissSheet()
    #expect(!app.exists("Fort"))
    try app.textField("Place").type("o")
    #expect(app.exists("Fort"))
    try app.textField("Other").focus()
    #expect(!app.exists("Fort"))
  }

  @Test("One without a completion is only shown; sections show their titles")
  func plain() throws {
    let app = ViewTest(Fixed())
    try app.textField("Place").focus()
    #expect(app.exists("Near"))
    #expect(app.exists("Nowhere"))
    #expect(!app.exists(.button("Nowhere")))
    try app.tap("Forum")
    #expect(try app.textField("Place").text == "1 Old Street")
  }
}
