#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing
  import ViewRuntime

  @testable import GTKHost

  @Suite("Sizes of windows", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct WindowSizeTests {
    struct Framed: App {
      var body: some Scene {
        WindowGroup("Framed") { Text("as large as it says").frame(width: 420, height: 300) }
      }
    }

    struct Bar: App {
      var body: some Scene {
        WindowGroup("Bar") {
          NavigationStack { List(0..<5, id: \.self) { Text("row \($0)") }.navigationTitle("Bar") }
        }
        .defaultSize(width: 500, height: 400)
      }
    }

    struct Fixed: App {
      var body: some Scene {
        Window("About", id: "about") { Text("about").frame(width: 350, height: 250) }
          .windowResizability(.contentSize)
      }
    }

    struct Preferred: App {
      var body: some Scene {
        WindowGroup("Main") { Opening() }
          .commands { CommandMenu("More") { Button("Do") {} } }
        Settings { Toggle("Loud", isOn: .constant(true)).padding().frame(width: 330) }
      }
    }

    struct Opening: View {
      @Environment(\.openSettings) private var openSettings
      var body: some View { Button("Open") { openSettings() } }
    }

    /// A view that fills the screen, as programs write it.
    struct Loaded: App {
      var body: some Scene { WindowGroup("Loaded") { Rows() } }
    }

    struct Rows: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 400, height: 40) }
          Button("More") { count += 1 }
        }
        .frame(width: 400)
        .onAppear { count = 10 }
      }
    }

    private func window(_ fixture: HostFixture) throws -> WindowSurface {
      try #require(fixture.surfaces(WindowSurface.self).max { $0.id < $1.id })
    }

    @Test("A window opens with the size of its content's frame")
    func framed() throws {
      let fixture = try HostFixture(app: Framed.self)
      #expect(try fixture.waits(for: window(fixture), toBe: CGSize(width: 420, height: 300)))
    }

    @Test("A window opens with the size that onAppear gives its content, and keeps it")
    func loaded() throws {
      let fixture = try HostFixture(app: Loaded.self)
      let window = try window(fixture)
      fixture.run(until: { window.size.width == 400 })
      let opened = window.size
      #expect(opened.width == 400 && opened.height > 400 && opened.height < 480)
      fixture.press(try #require(fixture.button("More")))
      fixture.host.settle()
      #expect(window.size == opened)
    }

    struct Tall: App {
      var body: some Scene {
        WindowGroup("Tall") { NavigationStack { Self.content.navigationTitle("Tall") } }
      }

      static var content: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 300, height: 900)
          Text("end")
        }
      }
    }

    struct TallPage: App {
      var body: some Scene {
        WindowGroup("Tall") {
          TabView { Tall.content.tabItem { Text("Red") } }
        }
      }
    }

    @Test("A window opens large enough for a screen, or a tab's page, that has a size of its own")
    func tall() throws {
      for fixture in [try HostFixture(app: Tall.self), try HostFixture(app: TallPage.self)] {
        let window = try window(fixture)
        fixture.run(until: { window.size.height > 900 })
        #expect(window.size.height > 900 && window.size.height < 1100)
      }
    }

    @Test("A window whose header bar comes from its content is no higher than its scene's size")
    func underBar() throws {
      let fixture = try HostFixture(app: Bar.self)
      #expect(try fixture.waits(for: window(fixture), toBe: CGSize(width: 500, height: 400)))
    }

    @Test("A window sized to its content cannot be resized")
    func fixed() throws {
      let fixture = try HostFixture(app: Fixed.self)
      let window = try window(fixture)
      #expect(fixture.waits(for: window, toBe: CGSize(width: 350, height: 250)))
      #expect(gtk_window_get_resizable(window.window.to()) == 0)
    }

    @Test("Settings are above their window, without their own menu; Escape closes them")
    func settings() throws {
      let fixture = try HostFixture(app: Preferred.self)
      let first = try window(fixture)
      fixture.press(try #require(fixture.button("Open")))
      let settings = try window(fixture)
      #expect(settings !== first)
      #expect(gtk_window_get_transient_for(settings.window.to()) == first.window.to())
      #expect(first.shownMenuButton != nil && settings.shownMenuButton == nil)
      fixture.run(until: { settings.size.width == 330 })
      #expect(settings.size.width == 330)
      #expect(settings.node?.isDismissable == true && first.node?.isDismissable == false)
      fixture.host.send(.dismiss(settings.id))
      fixture.host.settle()
      #expect(fixture.surfaces(WindowSurface.self).count == 1)
    }

    struct Preferences: App {
      var body: some Scene {
        WindowGroup("Main") { Opening() }
        Settings {
          Form {
            Toggle("Loud", isOn: .constant(true))
            Toggle("Closed", isOn: .constant(true))
          }
          .formStyle(.grouped)
          .frame(minWidth: 320, minHeight: 160)
        }
      }
    }

    @Test("Settings with a form are as high as its rows")
    func preferences() throws {
      let fixture = try HostFixture(app: Preferences.self)
      fixture.press(try #require(fixture.button("Open")))
      let settings = try window(fixture)
      fixture.run(until: { settings.size.height < 200 })
      #expect(settings.size.height >= 160 && settings.size.height < 200)
    }

    struct Asking: View {
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isAsking) {
            Form {
              TextField("Name", text: .constant(""))
              Toggle("Loud", isOn: .constant(true))
            }
          }
      }
    }

    struct Large: View {
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .sheet(isPresented: $isAsking) { Text("large").frame(width: 520, height: 410) }
      }
    }

    @Test("A sheet over a small window is as large as its content")
    func largeSheet() throws {
      let fixture = try HostFixture(width: 300, height: 200) { Large() }
      fixture.press(try #require(fixture.button("Ask")))
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      #expect(sheet.size.width >= 520 && sheet.size.height >= 410)
      let text = try #require(fixture.frame(ofText: "large"))
      #expect(abs(text.midX - sheet.origin.x - sheet.size.width / 2) < 1)
    }

    @Test("A window opens with its size of the last run")
    func remembered() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      let values = SceneValues(file: file)
      let first = try HostFixture(app: Bar.self, keeping: values)
      first.host.send(.windowResized(try window(first).id, CGSize(width: 610, height: 530)))
      first.host.settle()
      values.save()
      let second = try HostFixture(app: Bar.self, keeping: SceneValues(file: file))
      #expect(try second.waits(for: window(second), toBe: CGSize(width: 610, height: 530)))
    }

    @Test("A sheet with a form is as high as its rows, not as its window")
    func sheet() throws {
      let fixture = try HostFixture(width: 600, height: 600) { Asking() }
      fixture.press(try #require(fixture.button("Ask")))
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      #expect(sheet.size.height > 80 && sheet.size.height < 260)
    }
  }
#endif
