import SwiftUI
import Testing

@testable import Scenes
@testable import ViewTesting

private struct Shelf: App {
  var body: some Scene {
    WindowGroup { Addresses() }
    DocumentGroup(newDocument: Letter()) { file in
      Text(verbatim: "text \(file.document.text)")
    }
  }
}

/// An app without documents, such as a picture viewer.
private struct Viewer: App {
  var body: some Scene { WindowGroup { Addresses() } }
}

private struct Addresses: View {
  @State private var urls: [String] = []
  var body: some View {
    Text(verbatim: "opened \(urls.joined(separator: " "))")
      .onOpenURL { urls.append($0.lastPathComponent) }
  }
}

private final class Keeper: NSObject, NSApplicationDelegate {
  var asked: [Bool] = []
  override init() {}
  func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool {
    asked.append(flag)
    return false
  }
}

private struct Tray: App {
  @NSApplicationDelegateAdaptor(Keeper.self) private var keeper
  var body: some Scene {
    WindowGroup { Text(verbatim: "tray") }
  }
}

@Suite("A running app is started again", .serialized)
@MainActor
struct ReopeningTests {
  private func reopen(_ app: ViewTest, _ urls: [URL]) throws {
    let windows = try #require(app.windows)
    app.perform { _ in windows.reopen(with: urls) }
  }

  @Test("Files are passed to the document group that reads them, other URLs to the views")
  func opening() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("hello".utf8).write(to: file)
    let app = ViewTest(Shelf.self)
    try reopen(app, [URL(string: "shelf://one/two")!])
    #expect(app.exists("opened two"))
    try reopen(app, [file])
    #expect(app.exists("text hello"))
  }

  @Test("Files that no document group reads are passed to the views, also at launch")
  func files() throws {
    let file = URL(fileURLWithPath: "/usr/share/moon.png")
    let app = ViewTest(Viewer.self, files: [file])
    #expect(app.exists("opened moon.png"))
    try reopen(app, [file])
    #expect(app.exists("opened moon.png moon.png"))
  }

  @Test("The delegate is asked before a window comes to the front")
  func delegate() throws {
    let app = ViewTest(Tray.self)
    let windows = try #require(app.windows)
    app.perform { _ in windows.reopen() }
    let keeper = NSApplication.shared.delegate as? Keeper
    #expect(keeper?.asked == [true])
  }

  @Test("The app's name on the desktop: in its sandbox, as installed, or its own")
  func identifier() {
    #expect(AppIdentifier.find(sandbox: "a.b.C", installed: "d.e.F", own: "g.h.I") == "a.b.C")
    #expect(AppIdentifier.find(sandbox: nil, installed: "d.e.F", own: "g.h.I") == "d.e.F")
    #expect(AppIdentifier.find(sandbox: "", installed: nil, own: "g.h.I") == "g.h.I")
    #expect(AppIdentifier.find(sandbox: nil, installed: nil, own: "$(ID)") == nil)
  }
}
