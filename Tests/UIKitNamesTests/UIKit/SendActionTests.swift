import SwiftUI
import Testing

@testable import ViewTesting

private final class Messenger: UIResponder {}

private struct SettledApp: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: "main") }
    Settings { Text(verbatim: "settings") }
  }
}

@MainActor
@Suite("Sending actions to the responder that handles them")
struct SendActionTests {
  private struct Form: View {
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isTyping)
      Text(verbatim: isTyping ? "typing" : "done")
      Button("Hide") {
        UIApplication.shared.sendAction(
          Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
      }
      Button("Other") {
        isTyping = !UIApplication.shared.sendAction(
          Selector(("mine:")), to: nil, from: nil, for: nil)
      }
    }
  }

  @Test(
    "The action that dismisses the keyboard unfocuses the field; others are unknown")
  func resign() throws {
    let app = ViewTest(Form())
    try app.tap("Other")
    #expect(app.exists("typing"))
    try app.tap("Hide")
    #expect(app.exists("done"))
  }

  @Test("Calling a responder itself, or an unknown target, leaves the focus alone")
  func targets() throws {
    let app = ViewTest(Form())
    try app.tap("Other")
    let resign = Selector("resignFirstResponder")
    let shared = UIApplication.shared
    let messenger = Messenger()
    app.run {
      let isAnswered = messenger.resignFirstResponder()
      let isKnown = shared.sendAction(resign, to: messenger, from: nil, for: nil)
      let isKnownToOthers = shared.sendAction(resign, to: NSObject(), from: nil, for: nil)
      #expect(isAnswered && isKnown && !isKnownToOthers)
    }
    #expect(app.exists("typing"))
    app.run { _ = shared.windows.first?.endEditing(true) }
    #expect(app.exists("done"))
  }

  @Test("Settings open in the running app, not in the last one created")
  func settings() {
    let app = ViewTest(SettledApp.self)
    let other = ViewTest(Text(verbatim: "other"))
    let show = Selector("showSettingsWindow:")
    let isShownElsewhere = other.run { NSApp.sendAction(show, to: nil, from: nil) }
    // An event makes an app the running one.
    app.changeEnvironment(isActive: true)
    let isShownByOthers = app.run { NSApp.sendAction(show, to: NSObject(), from: nil) }
    let isShown = app.run { NSApp.sendAction(show, to: NSApplication.shared, from: nil) }
    #expect(isShown && !isShownElsewhere && !isShownByOthers)
    #expect(app.exists("settings"))
  }
}
