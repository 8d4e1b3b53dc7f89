import SwiftUI
import Testing
import ViewTesting

@MainActor private var log: [String] = []

private struct Asking: App {
  @State private var needsLogin = true
  @State private var problem: String?

  var body: some Scene {
    WindowGroup("Notes") {
      VStack {
        Text("Main")
        Button("Ask again") { needsLogin = true }
        Button("Fail") { problem = "No network" }
      }
    }
    AlertScene("Sign in first", isPresented: $needsLogin) {
      Button("Sign in") { log.append("signed in") }
      Button("Later", role: .cancel) { log.append("later") }
    } message: {
      Text("Notes are kept elsewhere.")
    }
    AlertScene("It went wrong", item: $problem) { problem in
      Button("Mend \(problem)") { log.append("mended") }
    }
  }
}

@MainActor
@Suite(.serialized)
struct AlertSceneTests {
  private let app = ViewTest(Asking.self)

  init() { log = [] }

  @Test("It is over the app from the start until it is answered")
  func atStart() throws {
    #expect(app.presented?.role == .alert)
    #expect(app.exists("Sign in first"))
    #expect(app.exists("Notes are kept elsewhere."))
    #expect(!app.exists("Main"))
    try app.tap("Sign in")
    #expect(log == ["signed in"])
    #expect(app.exists("Main"))
    #expect(app.presented == nil)
    #expect(app.window.label == "Notes")
  }

  @Test("It opens again when the app asks, and for an item")
  func again() throws {
    try app.tap("Later")
    try app.tap("Ask again")
    #expect(app.exists("Sign in first"))
    try app.tap("Later")
    #expect(log == ["later", "later"])
    try app.tap("Fail")
    #expect(app.exists("It went wrong"))
    try app.tap("Mend No network")
    #expect(log.last == "mended")
    #expect(app.exists("Main"))
  }
}

private struct Guarded: App {
  var body: some Scene {
    WindowGroup("Main") { Opener() }
    Window("Draft", id: "draft") { Editor() }.keyboardShortcut("d")
  }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View { Button("Open") { openWindow(id: "draft") } }
}

private struct Editor: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var isChanged = false

  var body: some View {
    VStack {
      Toggle("Changed", isOn: $isChanged)
      Button("Close") { dismissWindow() }
    }
    .dismissalConfirmationDialog("Close it?", shouldPresent: isChanged) {
      Button("Close anyway") {}
    }
  }
}

@MainActor
struct GuardedWindowTests {
  private let app = ViewTest(Guarded.self)

  @Test("A window with unsaved changes asks before it is closed, also by the app")
  func asking() throws {
    try app.tap("Open")
    try app.tap("Close")
    #expect(app.exists("Open"))
    try app.tap("Open")
    try app.tap("Changed")
    try app.tap("Close")
    #expect(app.exists("Close it?"))
    try app.tap("Cancel")
    #expect(app.exists("Changed"))
    try app.tap("Close")
    try app.tap("Close anyway")
    #expect(app.exists("Open"))
    #expect(!app.exists("Changed"))
  }

  @Test("A scene's shortcut shows its window")
  func shortcut() throws {
    try app.press(KeyboardShortcut("d"))
    #expect(app.exists("Changed"))
  }
}
