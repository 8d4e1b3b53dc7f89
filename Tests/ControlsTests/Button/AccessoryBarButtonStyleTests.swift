import SwiftUI
import Testing
import ViewTesting

@MainActor
struct AccessoryBarButtonStyleTests {
  @Test("Buttons with a bar's styles perform their actions")
  func actions() throws {
    struct Bar: View {
      @State private var chosen = "none"

      var body: some View {
        HStack {
          Button("All") { chosen = "all" }.buttonStyle(.accessoryBar)
          Button("Clear") { chosen = "cleared" }.buttonStyle(.accessoryBarAction)
          Text(verbatim: "is \(chosen)")
        }
      }
    }
    let app = ViewTest(Bar())
    try app.tap("All")
    #expect(app.exists("is all"))
    try app.tap("Clear")
    #expect(app.exists("is cleared"))
  }

  @Test("A popover attached to a tab is shown at the tab")
  func popover() throws {
    struct Pages: View {
      @State private var isTold = false

      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Button("Tell") { isTold = true } }
            .popover(isPresented: $isTold) { Text("New here") }
        }
      }
    }
    let app = ViewTest(Pages())
    try app.tap("Tell")
    #expect(app.exists("New here"))
  }
}
