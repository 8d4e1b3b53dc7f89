import SwiftUI
import Testing
import ViewTesting

private struct Fruit: Identifiable, Hashable {
  let name: String
  var id: String { name }
}

private enum Scope: Hashable { case all, local }

private struct Results: View {
  let text: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    VStack {
      Text(isSearching ? "searching" : "idle")
      Text("query \(text)")
      Button("End") { dismissSearch() }
    }
  }
}

private struct Search: View {
  @State private var text = ""
  @State private var scope = Scope.all
  @State private var tokens: [Fruit] = []
  @State private var log = ""
  @State private var suggested = [Fruit(name: "りんご"), Fruit(name: "みかん")]

  var body: some View {
    NavigationStack {
      VStack {
        Results(text: text)
        Text("tokens \(tokens.map(\.name).joined(separator: ","))")
        Text("log \(log)")
      }
      .searchable(
        text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Fruit"
      ) { Text($0.name) }
      .searchScopes($scope) {
        Text("All").tag(Scope.all)
        Text("Local").tag(Scope.local)
      }
      .searchSuggestions {
        Text("Suggest pear").searchCompletion("pear")
        Text("Suggest peach").searchCompletion(Fruit(name: "もも"))
      }
      .onSubmit(of: .search) { log += "[\(text)]" }
      .onSubmit { log += "text" }
    }
  }
}

private struct Program: View {
  @State private var text = "x"
  @State private var isPresented = false
  var body: some View {
    VStack {
      Button("Search now") { isPresented = true }
      NavigationStack {
        Results(text: text)
          .searchable(text: $text, isPresented: $isPresented, prompt: Text("名前"))
      }
    }
  }
}

private struct LateSuggestions: View {
  /// Shown instead of suggestions at first: words alone cannot be chosen.
  let hint: Text?
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Text("Fruit")
        .searchable(text: $text)
        .searchSuggestions {
          if text.isEmpty { hint } else { Text("pear").searchCompletion("pear") }
        }
    }
  }
}

@MainActor
struct SearchableTests {
  @Test("S12.12 isSearching is true once the field is focused; dismissSearch clears everything")
  func searching() throws {
    let app = ViewTest(Search())
    #expect(app.exists("idle"))
    let field = try app.textField("Fruit")
    try field.tap()
    #expect(app.exists("searching"))
    try field.type("ap")
    #expect(app.exists("query ap"))
    try app.tap("End")
    #expect(app.exists("idle"))
    #expect(app.exists("query "))
    #expect(try !app.textField("Fruit").isFocused)
  }

  @Test("Cancel, or Escape, ends the search")
  func cancel() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.textField("Fruit").type("x")
    try app.tap("Cancel")
    #expect(app.exists("idle") && app.exists("query "))
    try app.textField("Fruit").tap()
    try app.press(.escape)
    #expect(app.exists("idle"))
  }

  @Test("S8.10 Return in the field calls only the search handlers")
  func submit() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").type("fig\n")
    #expect(app.exists("log [fig]"))
  }

  @Test("A suggestion fills the field and searches")
  func suggestion() throws {
    let app = ViewTest(Search())
    #expect(!app.exists("Suggest pear"))
    try app.textField("Fruit").tap()
    try app.tap("Suggest pear")
    #expect(app.exists("query pear"))
    #expect(app.exists("log [pear]"))
  }

  @Test("Tokens are added from suggestions and removed by a tap")
  func tokens() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.tap("みかん")
    #expect(app.exists("tokens みかん"))
    try app.tap(.button("みかん").first)
    #expect(app.exists("tokens "))
  }

  @Test("A token replaces the text that was typed to find it")
  func completedToken() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.textField("Fruit").type("mi")
    #expect(app.exists("query mi"))
    try app.tap("Suggest peach")
    #expect(app.exists("tokens もも") && app.exists("query "))
  }

  @Test("After choosing a token, the user types the next word: the field has the keyboard again")
  func typingOn() async throws {
    let app = ViewTest(Search())
    for suggestion in ["Suggest peach", "みかん"] {
      try app.textField("Fruit").tap()
      try app.button(suggestion).focus()
      #expect(try !app.textField("Fruit").isFocused)
      try app.button(suggestion).tap()
      try await app.settle()
      #expect(try app.textField("Fruit").isFocused)
    }
  }

  @Test("The same for a token that is always suggested")
  func suggestedToken() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.textField("Fruit").type("mi")
    try app.tap(.button("みかん").first)
    #expect(app.exists("tokens みかん") && app.exists("query "))
  }

  @Test("S12.16 Down moves from the field to the first suggestion, and Return chooses it")
  func keys() async throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.press(.down)
    try await app.settle()
    #expect(app.focused?.label == "りんご")
    try app.press(.return)
    try await app.settle()
    #expect(app.exists("tokens りんご"))
    #expect(try app.textField("Fruit").isFocused)
  }

  @Test(
    "S12.16 Without suggestions Down stays in the field, even if some appear later",
    arguments: [nil, "Type a fruit"])
  func noSuggestions(hint: String?) async throws {
    let app = ViewTest(LateSuggestions(hint: hint.map { Text($0) }))
    try app.textField("Search").tap()
    try app.press(.down)
    try app.textField("Search").type("p")
    try await app.settle()
    #expect(app.exists("pear"))
    #expect(try app.textField("Search").isFocused)
  }

  @Test("S12.17 Backspace removes the last token once the text in front of it is gone")
  func deletedToken() throws {
    let app = ViewTest(Search())
    try app.textField("Fruit").tap()
    try app.tap(.button("りんご").first)
    try app.tap(.button("みかん").first)
    try app.textField("Fruit").type("m")
    #expect(app.exists("tokens りんご,みかん") && app.exists("query m"))
    try app.press(.delete)
    #expect(app.exists("tokens りんご,みかん") && app.exists("query "))
    try app.press(.delete)
    #expect(app.exists("tokens りんご"))
    try app.press(.delete)
    #expect(app.exists("tokens "))
    try app.press(.delete)
    #expect(app.exists("tokens ") && app.exists("query "))
    #expect(try app.textField("Fruit").isFocused)
  }

  @Test("Scopes are offered while searching")
  func scopes() throws {
    let app = ViewTest(Search())
    #expect(app.findAll(.picker()).isEmpty)
    try app.textField("Fruit").tap()
    let scopes = try app.find(.picker())
    #expect(scopes.options == ["All", "Local"])
    // At the host's usual distance between controls.
    #expect(try scopes.frame.minY == app.textField("Fruit").frame.maxY + 8)
  }

  @Test("A binding starts the search and follows its end")
  func presented() throws {
    let app = ViewTest(Program())
    try app.tap("Search now")
    #expect(app.exists("searching"))
    #expect(try app.textField("名前").isFocused)
    try app.tap("End")
    #expect(app.exists("idle"))
  }
}
