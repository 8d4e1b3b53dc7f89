import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ReselectedTabTests {
  @Test("Choosing the selected tab again is reported")
  func reselect() async throws {
    let app = ViewTest(Reselect())
    try app.select(tab: "Home")
    #expect(app.exists("home 1"))
    try app.select(tab: "Second")
    #expect(app.exists("second 1"))
  }
}

private struct Reselect: View {
  @State private var tab = 0
  @State private var again = 0
  var body: some View {
    TabView(
      selection: Binding(
        get: { tab },
        set: {
          if $0 == tab { again += 1 }
          tab = $0
        })
    ) {
      Text("home \(again)").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("second \(again)").tabItem { Label("Second", systemImage: "star") }.tag(1).badge(3)
    }
  }
}
