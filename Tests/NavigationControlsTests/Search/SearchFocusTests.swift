import SwiftUI
import Testing
import ViewTesting

private struct Parks: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(["Sarek", "Akan"], id: \.self) { name in NavigationLink(name, value: name) }
        .navigationTitle("Parks")
        .navigationDestination(for: String.self) { Text("About \($0)") }
        .searchable(text: $text)
    }
  }
}

@MainActor
struct SearchFocusTests {
  @Test("Focus that only passes through the field does not start a search")
  func passing() throws {
    let app = ViewTest(Parks())
    let field = try app.find(.textField())
    try field.tap()
    #expect(app.exists("Cancel"))
    try app.press(.tab)
    while app.focused?.label == "Cancel" { try app.press(.tab) }
    #expect(!app.exists("Cancel"))
    #expect(!field.isFocused)
  }

  @Test("Returning to a search does not focus its field")
  func back() throws {
    let app = ViewTest(Parks())
    let field = try app.find(.textField())
    try field.type("Sa")
    for _ in 0..<8 where app.focused?.label != "Sarek" { try app.press(.tab) }
    try app.press(.return)
    #expect(app.exists("About Sarek"))
    try app.goBack()
    #expect(app.exists("Cancel"))
    #expect(try !app.find(.textField()).isFocused)
  }
}
