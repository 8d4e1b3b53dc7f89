import SwiftUI
import Testing
import ViewTesting

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Text(verbatim: "main \(supportsMultipleWindows)")
    Button("Tools") { openWindow(id: "tools") }
    Button("Note 7") { openWindow(value: 7) }
    Button("Empty note") { openWindow(id: "note") }
  }
}

private struct Suppressed: App {
  var body: some Scene {
    WindowGroup("Tools", id: "tools") { Text("tools") }
      .defaultLaunchBehavior(.suppressed)
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .restorationBehavior(.disabled)
    WindowGroup { Opener() }
      .defaultPosition(.center)
      .defaultSize(width: 800, height: 600)
      .windowToolbarStyle(.unified(showsTitle: false))
      .defaultWindowPlacement { content, _ in
        WindowPlacement(.center, size: content.sizeThatFits(.unspecified))
      }
      .backgroundTask(.appRefresh("refresh")) {}
    WindowGroup("Note", id: "note", for: Int.self) { $number in
      Text(verbatim: "note \(number)")
    } defaultValue: {
      42
    }
    .windowLevel(.floating)
    MenuBarExtra {
      Button("Start") {}
    } label: {
      Label("Timer", systemImage: "timer")
    }
    .menuBarExtraStyle(.window)
  }
}

private struct Presented: App {
  var body: some Scene {
    WindowGroup { Text("first") }
    Window("Welcome", id: "welcome") { Text("welcome") }
      .defaultLaunchBehavior(.presented)
  }
}

@MainActor
struct SceneBehaviorTests {
  @Test("A suppressed scene is not shown at launch, but opens on request")
  func suppressed() throws {
    let app = ViewTest(Suppressed.self)
    #expect(app.exists("main true") && !app.exists("tools"))
    try app.tap("Tools")
    #expect(app.exists("tools"))
  }

  @Test("A presented scene is shown at launch, above the first one")
  func presented() {
    #expect(ViewTest(Presented.self).exists("welcome"))
  }

  @Test("A window for a value with a name and a title shows the value, or else the default one")
  func values() throws {
    let app = ViewTest(Suppressed.self)
    try app.tap("Note 7")
    #expect(app.exists("note 7"))
    let other = ViewTest(Suppressed.self)
    try other.tap("Empty note")
    #expect(other.exists("note 42"))
  }
}
