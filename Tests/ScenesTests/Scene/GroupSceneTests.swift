import SwiftUI
import Testing
import ViewTesting

private struct GroupedApp: App {
  var body: some Scene {
    Group {
      WindowGroup {
        Text("main")
        SettingsLink()
      }
      Settings { Text("the settings") }
    }
    .commands {
      Group {
        CommandMenu("First") { Button("One") {} }
        CommandMenu("Second") { Button("Two") {} }
      }
    }
  }
}

@MainActor
struct GroupSceneTests {
  @Test("A group holds scenes, and a group of commands is all of them")
  func scenes() throws {
    let app = ViewTest(GroupedApp.self)
    #expect(app.exists("main"))
    try app.tap("Settings…")
    #expect(app.exists("the settings"))
  }
}
