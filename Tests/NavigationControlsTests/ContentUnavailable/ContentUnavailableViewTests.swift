import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ContentUnavailableViewTests {
  private struct Contacts: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(["Ada"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .overlay { if !query.isEmpty { ContentUnavailableView.search } }
          .searchable(text: $query)
      }
    }
  }

  @Test("S12.14 A search without results shows the query of the surrounding view, and follows it")
  func query() throws {
    let app = ViewTest(Contacts())
    let field = try app.find(.role(.textField))
    try field.type("x")
    #expect(app.exists("No Results for “x”"))
    #expect(app.exists("Check the spelling or try a new search."))
    try field.type("y")
    #expect(app.exists("No Results for “xy”"))
  }

  @Test("S12.14 Outside a searchable view it says that there are no results, with the same advice")
  func alone() {
    let app = ViewTest(ContentUnavailableView.search)
    #expect(app.exists("No Results"))
    #expect(app.exists("Check the spelling or try a new search."))
    let other = ViewTest(ContentUnavailableView.search(text: "猫"))
    #expect(other.exists("No Results for “猫”"))
  }

  @Test("A view for nothing says why")
  func unavailable() throws {
    let app = ViewTest(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later.")))
    #expect(app.exists("No Mail") && app.exists("Later."))
    let search = ViewTest(ContentUnavailableView.search(text: "猫"))
    #expect(search.exists("No Results for “猫”"))
  }

  @Test("Its actions keep a distance from the explanation, and stand below each other as usual")
  func actions() throws {
    let app = ViewTest(
      ContentUnavailableView {
        Text("No Mail")
      } description: {
        Text("It will come.")
      } actions: {
        Button("Reload") {}
        Button("Leave") {}
      })
    let explanation = try app.find("It will come.").frame
    let (reload, leave) = (try app.button("Reload").frame, try app.button("Leave").frame)
    #expect(reload.minY - explanation.maxY == 24)
    #expect(leave.minY - reload.maxY == 8)
    #expect(reload.midX == explanation.midX)
  }
}
