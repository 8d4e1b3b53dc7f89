import SwiftUI
import Testing
import ViewTesting

private struct Main: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Main \(count)")
      Button("Count") { count += 1 }
      Button("Activity") { openWindow(id: "activity") }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Button("Settings") { openSettings() }
    }
  }
}

@MainActor private var appearances: [String] = []

private struct Other: View {
  @Environment(\.dismissWindow) private var dismissWindow
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Button("Close") { dismissWindow() }
    }
    .onAppear { appearances.append("\(name) appears") }
    .onDisappear { appearances.append("\(name) disappears") }
  }
}

private struct Windows: App {
  var body: some Scene {
    Settings { Other(name: "Preferences") }
    WindowGroup("Notes", id: "main") { Main() }
      .defaultSize(width: 320, height: 160)
    Window("Activity", id: "activity") { Other(name: "Nothing happens") }
    if #available(macOS 99, *) {
      Window("More", id: "more") { Other(name: "More") }
    }
  }
}

private struct OnlySettings: App {
  var body: some Scene {
    Settings { Other(name: "Preferences") }
  }
}

@MainActor
@Suite(.serialized)
struct WindowTests {
  private let app = ViewTest(Windows.self)

  init() { appearances = [] }

  @Test("The first window other than the settings is shown, in its own size")
  func first() {
    #expect(app.exists("Main 0"))
    #expect(!app.exists("Preferences"))
    #expect(app.window.label == "Notes")
    #expect(app.window.frame.size == CGSize(width: 320, height: 160))
  }

  @Test("A newly opened window covers the first, which keeps its state")
  func opening() throws {
    try app.tap("Count")
    try app.tap("Activity")
    #expect(app.exists("Nothing happens"))
    #expect(!app.exists("Main 1"))
    #expect(app.window.label == "Activity")
    #expect(appearances == ["Nothing happens appears"])
    try app.tap("Close")
    #expect(app.exists("Main 1"))
    #expect(app.window.label == "Notes")
    #expect(appearances == ["Nothing happens appears", "Nothing happens disappears"])
  }

  @Test("A covered window disappears and appears again")
  func covering() throws {
    try app.tap("Activity")
    appearances = []
    try app.openSettings()
    #expect(app.exists("Preferences"))
    #expect(appearances.sorted() == ["Nothing happens disappears", "Preferences appears"])
    try app.tap("Close")
    #expect(app.exists("Nothing happens"))
    #expect(appearances.suffix(2) == ["Nothing happens appears", "Preferences disappears"])
  }

  @Test("Settings open from the app and from the test")
  func settings() throws {
    try app.tap("Settings")
    #expect(app.exists("Preferences"))
    try app.openWindow(id: "main")
    #expect(app.exists("Main 0"))
    #expect(throws: ViewTestError.self) { try app.openWindow(id: "nowhere") }
  }

  @Test("An unknown window id is reported")
  func missing() throws {
    try app.tap("Nowhere")
    #expect(app.diagnostics.map(\.code) == ["D23"])
    #expect(app.exists("Main 0"))
  }

  @Test("An app with only settings shows those")
  func settingsOnly() {
    #expect(ViewTest(OnlySettings.self).exists("Preferences"))
  }
}
