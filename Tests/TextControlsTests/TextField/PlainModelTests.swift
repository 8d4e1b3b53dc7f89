import SwiftUI
import Testing
import ViewTesting

private final class Login: ObservableObject {
  var name = ""
  @Published var count = 0
}

private struct PlainForm: View {
  @StateObject private var login = Login()

  var body: some View {
    VStack {
      TextField("Name", text: $login.name)
      Button("Read") { login.count += 1 }
      Text(verbatim: "is \(login.name).")
    }
  }
}

@MainActor
@Suite("Fields of plain properties")
struct PlainModelTests {
  @Test("A field shows the typed text, even if its property notifies nobody")
  func typed() throws {
    let app = ViewTest(PlainForm())
    let field = try app.find(.role(.textField))
    try field.type("a")
    #expect(field.text == "a")
    try field.type("b")
    #expect(field.text == "ab")
    #expect(app.exists("is ."))
    try app.tap("Read")
    #expect(app.exists("is ab.") && field.text == "ab")
  }

  @Test("The app's version of the typed text is shown")
  func changed() throws {
    final class Short {
      var text = ""
    }
    let short = Short()
    let app = ViewTest(
      TextField(
        "Name",
        text: Binding(get: { short.text }, set: { short.text = String($0.prefix(2)) })))
    let field = try app.find(.role(.textField))
    try field.type("abc")
    #expect(short.text == "ab")
  }
}
