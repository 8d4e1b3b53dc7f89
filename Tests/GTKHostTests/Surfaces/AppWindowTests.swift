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

    private func windows(_ fixture: HostFixture) -> [WindowSurface] {
      fixture.surfaces(WindowSurface.self)
    }

    @Test("The first window has the size of its scene, and its title")
    func first() throws {
      let fixture = try HostFixture(app: Notes.self)
      let window = try #require(windows(fixture).first)
      #expect(fixture.waits(for: window, toBe: CGSize(width: 500, height: 300)))
      #expect(window.node?.frame.size == window.size)
      #expect(gtk_window_get_title(window.window.to()).map { String(cString: $0) } == "Notes")
    }

    @Test("A window for a value opens once, beside the first one")
    func values() throws {
      let fixture = try HostFixture(app: Notes.self)
      fixture.press(try #require(fixture.button("Two")))
      #expect(windows(fixture).count == 2)
      #expect(fixture.texts.contains("note 2"))
      fixture.press(try #require(fixture.button("Two")))
      #expect(windows(fixture).count == 2)
      #expect(fixture.texts.contains("Two"))
    }

    @Test("A window that the user closes goes, and the others stay")
    func closing() throws {
      let fixture = try HostFixture(app: Notes.self)
      fixture.press(try #require(fixture.button("Settings")))
      #expect(fixture.texts.contains("settings"))
      let second = try #require(windows(fixture).max { $0.id < $1.id })
      gtk_window_close(second.window.to())
      fixture.host.settle()
      #expect(windows(fixture).count == 1)
      #expect(!fixture.texts.contains("settings"))
      #expect(fixture.texts.contains("Two"))
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

    @Test("The scene's values are those of the active window")
    func sceneValues() throws {
      let fixture = try HostFixture(app: Two.self)
      fixture.press(try #require(fixture.button("Open from first")))
      #expect(fixture.texts.contains("first sees second"))
      let first = try #require(windows(fixture).min { $0.id < $1.id })
      fixture.host.send(.perform(first.id, .front))
      fixture.host.settle()
      #expect(
        fixture.texts.contains("first sees first") && fixture.texts.contains("second sees first"))
    }

    @Test("A resized window is laid out separately")
    func resizing() throws {
      let fixture = try HostFixture(app: Notes.self)
      fixture.press(try #require(fixture.button("Two")))
      let second = try #require(windows(fixture).max { $0.id < $1.id })
      let first = try #require(windows(fixture).first { $0 !== second })
      let former = first.node?.frame
      fixture.host.windowResized(second, to: CGSize(width: 333, height: 222))
      fixture.host.runFrames()
      #expect(second.node?.frame.size == CGSize(width: 333, height: 222))
      #expect(first.node?.frame == former)
    }
  }
#endif
