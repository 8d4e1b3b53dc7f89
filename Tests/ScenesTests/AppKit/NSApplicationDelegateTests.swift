import SwiftUI
import Testing

@testable import ViewTesting

@MainActor private var calls: [String] = []
@MainActor private var reply = NSApplication.TerminateReply.terminateNow

private final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published var greeting = "none"

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.setActivationPolicy(.regular)
    NSApp.activate(ignoringOtherApps: true)
    greeting = "hello"
    calls.append("launched")
  }

  func applicationDidBecomeActive(_ notification: Notification) { calls.append("active") }
  func applicationDidResignActive(_ notification: Notification) { calls.append("resigned") }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    calls.append("asked")
    return reply
  }
}

private struct Greeting: View {
  @EnvironmentObject private var delegate: AppDelegate
  @State private var told = 0

  var body: some View {
    Text(delegate.greeting)
    Text("told \(told)")
      .onReceive(
        NotificationCenter.default.publisher(for: NSApplication.didResignActiveNotification)
      ) { _ in told += 1 }
    Button("Quit") { NSApplication.shared.terminate(nil) }
    Button("Agree") { NSApp.reply(toApplicationShouldTerminate: true) }
  }
}

private struct DelegatedApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Greeting() }
  }
}

extension ViewTest {
  /// Whether the host was told that the app is ending.
  fileprivate var hasEnded: Bool {
    host.commands.contains { if case .close = $0 { true } else { false } }
  }
}

@MainActor @Suite(.serialized)
struct NSApplicationDelegateTests {
  @Test("The delegate is told of the launch before the first window, and all views find it")
  func start() throws {
    calls = []
    let app = ViewTest(DelegatedApp.self)
    #expect(calls.first == "launched" && calls.contains("active"))
    #expect(app.exists("hello"))
    app.changeEnvironment(isActive: false)
    #expect(calls.last == "resigned")
    #expect(app.exists("told 1") && !NSApp.isActive)
  }

  @Test("The delegate is asked whether the app may terminate, and may reply later")
  func end() throws {
    let app = ViewTest(DelegatedApp.self)
    calls = []
    reply = .terminateCancel
    try app.tap("Quit")
    try app.tap("Agree")
    #expect(calls == ["asked"] && !app.hasEnded)
    reply = .terminateLater
    try app.tap("Quit")
    #expect(calls == ["asked", "asked"] && !app.hasEnded)
    try app.tap("Agree")
    #expect(app.hasEnded)
  }

  @Test("An app terminates at once if nothing prevents it")
  func endsAtOnce() throws {
    let app = ViewTest(DelegatedApp.self)
    reply = .terminateNow
    try app.tap("Quit")
    #expect(app.hasEnded)
  }
}
