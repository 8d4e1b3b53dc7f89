import SwiftUI
import Testing

@testable import Scenes
@testable import ViewTesting

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
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
    #expect(!ViewTest(DesktopDelegateApp<SilentDelegate>.self).exists("First 0"))
    #expect(NSApp.windows.count == 1 && NSApp.windows[0].contentView == nil)
  }
}

private final class SilentDelegate: NSObject, NSApplicationDelegate {}
