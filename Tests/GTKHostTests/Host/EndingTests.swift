#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("What remains of closed windows", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct EndingTests {
    struct Desk: App {
      var body: some Scene {
        WindowGroup("Desk") { Opening() }
        WindowGroup("Paper", for: Int.self) { $number in
          List(0..<20) { Text("Line \($0)") }
        }
      }
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      @State private var isAsking = false
      @State private var isEditing = false
      @State private var isHelping = false

      var body: some View {
        Button("Paper") { openWindow(value: 1) }
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing) { Button("Done") { isEditing = false } }
        Button("Help") { isHelping.toggle() }
          .popover(isPresented: $isHelping) { Text("Read the manual.") }
        Button("Ask") { isAsking = true }
          .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
        Menu("More") { Button("Less") {} }
      }
    }

    private var windowCount: Int {
      Int(g_list_model_get_n_items(gtk_window_get_toplevels()))
    }

    @Test("An app that has ended leaves neither window nor host")
    func ended() throws {
      let before = windowCount
      weak var host: GTKHost?
      do {
        let fixture = try HostFixture(app: Desk.self)
        host = fixture.host
        fixture.press(try #require(fixture.button("Paper")))
        fixture.press(try #require(fixture.button("Edit")))
        #expect(windowCount > before + 2)
      }
      #expect(host == nil)
      #expect(windowCount == before)
    }

    @Test("Closed windows, sheets, popovers and menus are deallocated")
    func closed() throws {
      let fixture = try HostFixture(app: Desk.self)
      let before = windowCount
      for _ in 0..<3 {
        fixture.press(try #require(fixture.button("Paper")))
        let paper = try #require(fixture.surfaces(WindowSurface.self).max { $0.id < $1.id })
        gtk_window_close(paper.window.to())
        fixture.host.settle()
        fixture.press(try #require(fixture.button("Edit")))
        fixture.press(try #require(fixture.button("Done")))
        fixture.press(try #require(fixture.button("Help")))
        fixture.press(try #require(fixture.button("Help")))
      }
      fixture.rest()
      #expect(fixture.surfaces(Surface.self).count == 1)
      #expect(windowCount == before)
      #expect(fixture.host.nativeWidgets.count < 20)
    }

    @Test("A window that is closed during layout lives until GTK is done with it")
    func closedInLayout() throws {
      let fixture = try HostFixture(app: Desk.self)
      fixture.press(try #require(fixture.button("Paper")))
      weak let paper = fixture.surfaces(WindowSurface.self).max { $0.id < $1.id }
      gtk_window_close(try #require(paper).window.to())
      // As in `allocated(_:)`, where the frame discovers that the window was closed.
      fixture.host.isAllocating = true
      fixture.host.runFrames()
      fixture.host.isAllocating = false
      #expect(fixture.surfaces(WindowSurface.self).count == 1)
      #expect(paper != nil)
      fixture.host.settle()
      #expect(paper == nil)
    }
  }
#endif
