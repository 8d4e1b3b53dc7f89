import SwiftUI
import Testing
import ViewTesting

@MainActor
struct WordGameTests {
  @Test("A word is entered, refused with an alert, and shown above the others")
  func wordGame() async throws {
    let app = ViewTest(WordGame())
    try app.textField("Enter your word").type("silk")
    try app.press(.return)
    try await app.settle()
    #expect(app.exists("silk"))
    #expect(try app.textField("Enter your word").text == "")
    try app.textField("Enter your word").type("silk")
    try app.press(.return)
    #expect(app.exists("Used already"))
    #expect(app.exists("Try again"))
    try app.tap("OK")
    #expect(!app.exists("Try again"))
    #expect(app.title == "silkworm")
  }
}

private struct WordGame: View {
  @State private var used = [String]()
  @State private var new = ""
  @State private var title = ""
  @State private var showing = false
  var body: some View {
    NavigationStack {
      List {
        Section { TextField("Enter your word", text: $new) }
        Section {
          ForEach(used, id: \.self) { word in
            HStack {
              Image(systemName: "\(word.count).circle")
              Text(word)
            }
          }
        }
      }
      .navigationTitle("silkworm")
      .onSubmit(add)
      .alert(title, isPresented: $showing) {
      } message: {
        Text("Try again")
      }
    }
  }
  func add() {
    let answer = new.lowercased()
    guard answer.count > 0 else { return }
    guard !used.contains(answer) else {
      title = "Used already"
      showing = true
      return
    }
    withAnimation { used.insert(answer, at: 0) }
    new = ""
  }
}
