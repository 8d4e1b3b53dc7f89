import SwiftUI
import Testing
import ViewTesting

private struct Screen: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Menu("操作") {
        Button("Copy") { log += "c" }
        Button("Delete", role: .destructive) { log += "d" }
      }
      Text("message").contextMenu {
        Button("Reply") { log += "r" }
        Divider()
        Button("Forward") { log += "f" }.disabled(true)
      }
      Link("Swift", destination: URL(string: "https://swift.org")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log += url.host() ?? ""
            return .handled
          })
      Text(verbatim: "log \(log)")
    }
  }
}

@MainActor
struct MenuTests {
  @Test("A menu shows its entries after a tap and closes when one is chosen")
  func menu() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Copy"))
    try app.tap("操作")
    try app.tap("Copy")
    #expect(app.exists("log c"))
    #expect(!app.exists("Copy"))
  }

  @Test("A context menu's buttons are called by their words; disabled ones are left out")
  func contextMenu() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Reply"))
    try app.find("message").swipe("Reply")
    #expect(app.exists("log r"))
    #expect(throws: ViewTestError.self) { try app.find("message").swipe("Forward") }
  }

  @Test("S7.9 A link uses the openURL action of its place")
  func link() throws {
    let app = ViewTest(Screen())
    try app.tap(.button("Swift"))
    #expect(app.exists("log swift.org"))
  }
}
