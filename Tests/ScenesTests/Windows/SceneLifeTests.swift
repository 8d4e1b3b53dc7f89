import Foundation
import SwiftUI
import Testing

@testable import Scenes
@testable import ViewTesting

@MainActor private var log: [String] = []

// MARK: The end

private struct WorkView: View {
  var body: some View {
    Text("work")
      .task {
        do { try await Task.sleep(for: .seconds(1000)) } catch { log.append("cancelled") }
      }
      .onDisappear { log.append("disappeared") }
  }
}

private struct WorkScene: Scene {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { WorkView() }.onChange(of: phase) { _, new in log.append("\(new)") }
  }
}

private struct WorkApp: App {
  var body: some Scene { WorkScene() }
}

@MainActor private var endsWithLastWindow = true

private final class Keeper: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    endsWithLastWindow
  }
}

private struct KeeperApp: App {
  @NSApplicationDelegateAdaptor(Keeper.self) private var delegate
  var body: some Scene { WindowGroup { CloseButton() } }
}

private struct CloseButton: View {
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View { Button("Close") { dismissWindow() } }
}

// MARK: Several windows

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Named: View {
  let name: String
  @SceneStorage("count") private var count = 0
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("Count") { count += 1 }
      Button("Another") { openWindow(id: "one") }
      Button("Two") { openWindow(id: "two") }
      Button("Values") {
        openWindow(value: 5)
        openWindow(value: 5)
      }
      CloseButton()
    }
    .focusedSceneValue(\.name, name)
  }
}

private struct NameCommands: Commands {
  @FocusedValue(\.name) private var name
  var body: some Commands {
    CommandMenu("Tell") { Button("Say \(name ?? "nothing")") { log.append(name ?? "nothing") } }
  }
}

private struct NamesApp: App {
  var body: some Scene {
    WindowGroup(id: "one") { Named(name: "one") }.commands { NameCommands() }
    Window("Two", id: "two") { Named(name: "two") }
    WindowGroup(for: Int.self) { $value in Text("value \(value ?? 0)") }
    WindowGroup(for: Double.self) { $value in Text("value \(value ?? 0)") }
  }
}

// MARK: A covered window

private struct CoveredApp: App {
  var body: some Scene {
    WindowGroup {
      Text("editor")
        .dismissalConfirmationDialog("Discard?", shouldPresent: true) {
          Button("Discard") { log.append("discarded") }
        }
    }
    Settings { Text("Preferences") }
  }
}

extension ViewTest {
  fileprivate var hasEnded: Bool {
    host.commands.contains { if case .close = $0 { true } else { false } }
  }
}

@MainActor
@Suite(.serialized)
struct SceneLifeTests {
  init() { log = [] }

  @Test(
    "S7.8 When the app ends, the phase is background before views go and tasks are cancelled")
  func end() async throws {
    let app = ViewTest(WorkApp.self)
    try await app.settle()
    app.unmount()
    #expect(log.prefix(2) == ["background", "disappeared"])
    // A second end has no effect.
    app.unmount()
    #expect(log.filter { $0 == "background" }.count == 1)
  }

  @Test("The delegate decides whether the app ends with its last window", arguments: [true, false])
  func lastWindow(ends: Bool) throws {
    endsWithLastWindow = ends
    let app = ViewTest(KeeperApp.self)
    try app.tap("Close")
    #expect(app.hasEnded == ends)
  }

  @Test("Commands apply to the window in front after another was closed")
  func frontWindow() throws {
    let app = ViewTest(NamesApp.self)
    try app.chooseCommand("Tell", "Say one")
    try app.tap("Two")
    try app.chooseCommand("Tell", "Say two")
    try app.tap("Close")
    #expect(app.exists("one 0"))
    try app.chooseCommand("Tell", "Say one")
    #expect(log == ["one", "two", "one"])
  }

  @Test("S9.2 Each window keeps its own values; an additional window's are removed with it")
  func storage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scenes.plist")
    let app = ViewTest(NamesApp.self, sceneFile: file)
    try app.tap("Count")
    #expect(app.exists("one 1"))
    try app.tap("Another")
    #expect(app.exists("one 0"))
    for _ in 0..<3 { try app.tap("Count") }
    try app.tap("Two")
    #expect(app.exists("two 0"))
    try app.tap("Count")
    try app.tap("Count")
    app.unmount()
    let again = ViewTest(NamesApp.self, sceneFile: file)
    #expect(again.exists("one 1"))
    try again.tap("Another")
    #expect(again.exists("one 0"))
    try again.tap("Two")
    #expect(again.exists("two 2"))
  }

  @Test("A value requested twice at once has one window, and differs from values of another type")
  func values() throws {
    let app = ViewTest(NamesApp.self)
    let before = try #require(app.windows).titles.count
    try app.tap("Values")
    #expect(app.exists("value 5"))
    #expect(app.windows?.titles.count == before + 1)
    app.perform { _ in
      _ = app.windows?.open(value: AnyHashable(5.0), ObjectIdentifier(Double.self))
    }
    #expect(app.windows?.titles.count == before + 2)
  }

  @Test("A covered window is asked about, too")
  func covered() throws {
    let app = ViewTest(CoveredApp.self)
    try app.openSettings()
    #expect(app.exists("Preferences"))
    try app.press(KeyboardShortcut("q"))
    #expect(app.exists("Discard?") && !app.hasEnded)
    try app.tap("Discard")
    #expect(log == ["discarded"] && app.hasEnded)
  }
}
