#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import Scenes
  import SwiftUI
  import Testing
  import ViewRuntime

  @testable import GTKHost

  extension FocusedValues {
    @Entry fileprivate var windowName: String?
  }

  @Suite("Several windows", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct AppWindowTests {
    struct Notes: App {
      var body: some Scene {
        WindowGroup("Notes") { Opening() }
          .defaultSize(width: 500, height: 300)
        WindowGroup("Note", for: Int.self) { $number in
          Text("note \(number ?? -1)")
        }
        Settings { Text("settings") }
      }
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.openSettings) private var openSettings
      var body: some View {
        VStack {
          Button("Two") { openWindow(value: 2) }
          Button("Settings") { openSettings() }
        }
      }
    }

    private func windows(_ stage: Stage) -> [WindowSurface] {
      stage.surfaces(WindowSurface.self)
    }

    @Test("The first window has the size that its scene wants, and its title")
    func first() throws {
      let stage = try Stage(app: Notes.self)
      let window = try #require(windows(stage).first)
      #expect(stage.waits(for: window, toBe: CGSize(width: 500, height: 300)))
      #expect(window.node?.frame.size == window.size)
      #expect(gtk_window_get_title(window.window.to()).map { String(cString: $0) } == "Notes")
    }

    @Test("A window for a value opens once, beside the first one")
    func values() throws {
      let stage = try Stage(app: Notes.self)
      stage.press(try #require(stage.button("Two")))
      #expect(windows(stage).count == 2)
      #expect(stage.texts.contains("note 2"))
      stage.press(try #require(stage.button("Two")))
      #expect(windows(stage).count == 2)
      #expect(stage.texts.contains("Two"))
    }

    @Test("A window that a user closes goes, and the others stay")
    func closing() throws {
      let stage = try Stage(app: Notes.self)
      stage.press(try #require(stage.button("Settings")))
      #expect(stage.texts.contains("settings"))
      let second = try #require(windows(stage).max { $0.id < $1.id })
      gtk_window_close(second.window.to())
      stage.host.settle()
      #expect(windows(stage).count == 1)
      #expect(!stage.texts.contains("settings"))
      #expect(stage.texts.contains("Two"))
    }

    struct Two: App {
      var body: some Scene {
        WindowGroup("First", id: "first") { Named(name: "first") }
        Window("Second", id: "second") { Named(name: "second") }
      }
    }

    struct Named: View {
      let name: String
      @Environment(\.openWindow) private var openWindow
      @FocusedValue(\.windowName) private var front
      var body: some View {
        Button("Open from \(name)") { openWindow(id: "second") }
        Text("\(name) sees \(front ?? "none")")
          .focusedSceneValue(\.windowName, name)
      }
    }

    @Test("Values of a scene are those of the window that a user is at")
    func sceneValues() throws {
      let stage = try Stage(app: Two.self)
      stage.press(try #require(stage.button("Open from first")))
      #expect(stage.texts.contains("first sees second"))
      let first = try #require(windows(stage).min { $0.id < $1.id })
      stage.host.send(.perform(first.id, .front))
      stage.host.settle()
      #expect(stage.texts.contains("first sees first") && stage.texts.contains("second sees first"))
    }

    @Test("A window of another size is laid out by itself")
    func resizing() throws {
      let stage = try Stage(app: Notes.self)
      stage.press(try #require(stage.button("Two")))
      let second = try #require(windows(stage).max { $0.id < $1.id })
      let first = try #require(windows(stage).first { $0 !== second })
      let former = first.node?.frame
      stage.host.windowResized(second, to: CGSize(width: 333, height: 222))
      stage.host.runFrames()
      #expect(second.node?.frame.size == CGSize(width: 333, height: 222))
      #expect(first.node?.frame == former)
    }
  }
#endif
