import SwiftUI
import Testing

@testable import Scenes
@testable import ViewTesting

private struct Counter: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
    Button("Close \(name)") { dismissWindow() }
  }
}

@MainActor
private func makeWindow(_ view: some View, _ title: String, size: CGSize = .zero) -> NSWindow {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: size.width, height: size.height),
    styleMask: [.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView],
    backing: .buffered, defer: false)
  window.isReleasedWhenClosed = false
  window.center()
  window.setFrameAutosaveName("Main Window")
  window.title = title
  window.contentView = NSHostingView(rootView: view)
  return window
}

private final class AppDelegate: NSObject, NSApplicationDelegate {
  var window: NSWindow!

  func applicationDidFinishLaunching(_ notification: Notification) {
    window = makeWindow(
      Counter(name: "First"), "Notes", size: CGSize(width: 480, height: 300))
    window.makeKeyAndOrderFront(nil)
  }
}

@Suite("Programs started by their AppKit delegate", .serialized) @MainActor
struct DesktopDelegateAppTests {
  @Test("The view that the delegate puts into a window is shown, titled and sized as it says")
  func shown() throws {
    let app = ViewTest(DesktopDelegateApp<AppDelegate>.self)
    #expect(app.window.label == "Notes")
    #expect(app.window.frame.size == CGSize(width: 480, height: 300))
    try app.tap("First 0")
    #expect(app.exists("First 1"))
    #expect(NSApp.windows.map(\.title) == ["Notes"] && NSApp.keyWindow?.isKeyWindow == true)
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Another title keeps the views' state; another content and another value replace them")
  func changes() throws {
    let app = ViewTest(DesktopDelegateApp<AppDelegate>.self)
    let window = try #require(NSApp.windows.first)
    try app.tap("First 0")
    app.run { window.title = "Letters" }
    #expect(app.window.label == "Letters" && app.exists("First 1"))
    let host = NSHostingView(rootView: Text("Second"))
    app.run { window.contentView = host }
    #expect(app.exists("Second") && !app.exists("First 1"))
    app.run { host.rootView = Text("Third") }
    #expect(app.exists("Third") && !app.exists("Second"))
  }

  @Test("A second window is in front until it is closed; closing the last one ends the app")
  func closing() throws {
    let app = ViewTest(DesktopDelegateApp<AppDelegate>.self)
    let second = makeWindow(Text("Other"), "Help")
    #expect(!second.isVisible)
    app.run { second.makeKeyAndOrderFront(nil) }
    #expect(second.isVisible && app.exists("Other") && app.window.label == "Help")
    app.run { second.performClose(nil) }
    #expect(!second.isVisible && app.exists("First 0") && app.window.label == "Notes")
    #expect(!app.host.commands.contains(.close))
    app.run { NSApp.keyWindow?.performClose(nil) }
    #expect(app.host.commands.last == .close)
  }

  @Test("The next program does not show the windows of a former one")
  func next() {
    #expect(ViewTest(DesktopDelegateApp<AppDelegate>.self).exists("First 0"))
    let next = ViewTest(DesktopDelegateApp<SilentDelegate>.self)
    #expect(!next.exists("First 0"))
    #expect(NSApp.windows.isEmpty)
  }

  @Test("Another content of the same type has its own state")
  func sameType() throws {
    let app = ViewTest(DesktopDelegateApp<AppDelegate>.self)
    try app.tap("First 0")
    app.run { NSApp.windows.first?.contentView = NSHostingView(rootView: Counter(name: "Next")) }
    #expect(app.exists("Next 0"))
  }

  @Test("Closing by the user closes one of two windows; with the last one the app ends")
  func closeButton() throws {
    let app = ViewTest(DesktopDelegateApp<AppDelegate>.self)
    let second = makeWindow(Counter(name: "Second"), "Help")
    app.run { second.makeKeyAndOrderFront(nil) }
    try app.tap("Second 0")
    app.run { NSApp.windows.first?.makeKeyAndOrderFront(nil) }
    #expect(app.exists("First 0") && NSApp.keyWindow?.title == "Notes")
    app.run { second.makeKeyAndOrderFront(nil) }
    #expect(app.exists("Second 1"), "A window behind another keeps its state")
    try app.tap("Close Second")
    #expect(NSApp.windows.map(\.title) == ["Notes"] && app.exists("First 0"))
    #expect(!app.host.commands.contains(.close))
    try app.tap("Close First")
    #expect(NSApp.windows.isEmpty && app.host.commands.last == .close)
  }

  @Test("The windows of a program end with it")
  func lifetime() {
    weak var window: NSWindow?
    do {
      let app = ViewTest(DesktopDelegateApp<PassingDelegate>.self)
      window = NSApp.windows.first
      #expect(app.exists("Passing 0") && window != nil)
    }
    #expect(window == nil)
  }

  @Test("A window that an app with scenes makes stands beside theirs, and closes alone")
  func besideScenes() throws {
    let app = ViewTest(SceneApp.self)
    try app.tap("Scene 0")
    let own = makeWindow(Counter(name: "Own"), "Help")
    app.run { own.makeKeyAndOrderFront(nil) }
    #expect(app.exists("Own 0") && NSApp.keyWindow === own && NSApp.windows.count == 2)
    app.run { own.close() }
    #expect(app.exists("Scene 1") && !own.isVisible && NSApp.windows.count == 1)
    #expect(!app.host.commands.contains(.close))
    app.run { NSApp.keyWindow?.close() }
    #expect(app.host.commands.last == .close)
  }

  @Test("A window is the key window as soon as it is ordered to the front")
  func keyAtOnce() throws {
    let app = ViewTest(SceneApp.self)
    let own = makeWindow(Counter(name: "Own"), "Help")
    app.run {
      own.makeKeyAndOrderFront(nil)
      #expect(own.isKeyWindow && own.isVisible)
      NSApp.keyWindow?.title = "Manual"
    }
    #expect(app.window.label == "Manual")
    app.run { own.orderOut(nil) }
    #expect(NSApp.keyWindow?.isVisible == true && app.exists("Scene 0"))
  }

  @Test("Each of two running apps has its own windows")
  func twoApps() throws {
    let (first, second) = (ViewTest(SceneApp.self), ViewTest(SceneApp.self))
    try first.tap("Scene 0")
    first.run { NSApp.keyWindow?.close() }
    #expect(first.host.commands.last == .close && !second.host.commands.contains(.close))
  }

  @Test("A window of the scenes that was closed is none of the app's, and can come back")
  func closedScene() throws {
    let app = ViewTest(SceneApp.self)
    let own = makeWindow(Counter(name: "Own"), "Help")
    app.run { own.makeKeyAndOrderFront(nil) }
    let main = try #require(NSApp.windows.first)
    app.run { main.close() }
    #expect(NSApp.windows == [own] && !main.isVisible && app.exists("Own 0"))
    app.run { main.makeKeyAndOrderFront(nil) }
    #expect(NSApp.windows == [main, own] && app.exists("Scene 0"))
  }

  @Test("A window that is shown again after it was closed comes back")
  func again() throws {
    let app = ViewTest(SceneApp.self)
    let own = makeWindow(Counter(name: "Own"), "Help")
    for _ in 1...2 {
      app.run { own.makeKeyAndOrderFront(nil) }
      #expect(app.exists("Own 0") && own.isVisible)
      app.run { own.orderOut(nil) }
      #expect(app.exists("Scene 0") && !own.isVisible)
    }
    app.run {
      own.makeKeyAndOrderFront(nil)
      own.close()
    }
    #expect(app.exists("Scene 0") && !own.isVisible && app.diagnostics.isEmpty)
  }
}

private final class PassingDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    makeWindow(Counter(name: "Passing"), "Notes").makeKeyAndOrderFront(nil)
  }
}

private struct SceneApp: App {
  var body: some Scene {
    WindowGroup { Counter(name: "Scene") }
  }
}

private final class SilentDelegate: NSObject, NSApplicationDelegate {}
