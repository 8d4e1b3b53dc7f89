import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TabContentTests {
  private struct Pages: View {
    @State private var page = "home"
    @State private var log = "-"
    @State private var showsTip = false

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: "home") {
          VStack {
            Text(verbatim: "log \(log)")
            Button("Tip") { showsTip = true }
          }
        }
        .contextMenu { Button("Rename") { log = "renamed" } }
        .draggable("家")
        .popover(isPresented: $showsTip) { Text("Begin here") }
        Tab("Bin", systemImage: "trash", value: "bin") { Text("At the bin") }
          .dropDestination(for: String.self) { log = "dropped \($0.joined())" }
          .accessibilityLabel("Waste")
          .accessibilityHint("Takes what you drop")
          .accessibilityIdentifier("bin")
      }
    }
  }

  private struct Unlabeled: View {
    @State private var page = 1

    var body: some View {
      TabView(selection: $page) {
        Tab(value: 1) { Text("First page").toolbarVisibility(.hidden, for: .tabBar) }
        Tab(value: 2) { Text("Second page").toolbarVisibility(.hidden, for: .tabBar) }
      }
      Button("Turn") { page = 3 - page }
    }
  }

  @Test("Tabs need no labels if the app draws the tab bar itself")
  func unlabeled() throws {
    let app = ViewTest(Unlabeled())
    #expect(app.exists("First page"))
    try app.tap("Turn")
    #expect(app.exists("Second page"))
    #expect(!app.exists("First page"))
    let own = ViewTest(TabView { Tab { Text("Only page") } })
    #expect(own.exists("Only page"))
  }

  @Test("A tab has its own menu")
  func menu() throws {
    let app = ViewTest(Pages())
    try app.find("Home").choose("Rename")
    #expect(app.exists("log renamed"))
  }

  @Test("A tab accepts drops, and can itself be dragged")
  func dragging() async throws {
    let app = ViewTest(Pages())
    try app.find("Home").drag(to: app.find(.identifier("bin")))
    try await app.settle()
    #expect(app.exists("log dropped 家"))
  }

  @Test("A popover belongs to its tab")
  func popover() throws {
    let app = ViewTest(Pages())
    try app.tap("Tip")
    #expect(app.exists("Begin here"))
  }

  @Test("A tab is named by its accessibility label, and can still be selected")
  func accessibility() throws {
    let app = ViewTest(Pages())
    let bin = try app.find("Waste")
    #expect(bin.hint == "Takes what you drop")
    try app.find(.identifier("bin")).tap()
    #expect(app.exists("At the bin"))
  }
}
