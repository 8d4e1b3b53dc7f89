#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("What is left of windows that are gone", .serialized, .enabled { await hasDisplay })
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

    @Test("Of an app that has ended nothing is left: no window, no host")
    func ended() throws {
      let before = windowCount
      weak var host: GTKHost?
      do {
        let stage = try Stage(app: Desk.self)
        host = stage.host
        stage.press(try #require(stage.button("Paper")))
        stage.press(try #require(stage.button("Edit")))
        #expect(windowCount > before + 2)
      }
      #expect(host == nil)
      #expect(windowCount == before)
    }

    @Test("Windows, sheets, popovers and menus that were closed are gone")
    func closed() throws {
      let stage = try Stage(app: Desk.self)
      let before = windowCount
      for _ in 0..<3 {
        stage.press(try #require(stage.button("Paper")))
        let paper = try #require(stage.surfaces(WindowSurface.self).max { $0.id < $1.id })
        gtk_window_close(paper.window.to())
        stage.host.settle()
        stage.press(try #require(stage.button("Edit")))
        stage.press(try #require(stage.button("Done")))
        stage.press(try #require(stage.button("Help")))
        stage.press(try #require(stage.button("Help")))
      }
      stage.rest()
      #expect(stage.surfaces(Surface.self).count == 1)
      #expect(windowCount == before)
      #expect(stage.host.nativeWidgets.count < 20)
    }

    @Test("A window that goes while it is laid out is there until GTK has done with it")
    func closedInLayout() throws {
      let stage = try Stage(app: Desk.self)
      stage.press(try #require(stage.button("Paper")))
      weak let paper = stage.surfaces(WindowSurface.self).max { $0.id < $1.id }
      gtk_window_close(try #require(paper).window.to())
      // As in `allocated(_:)`, where the frame finds that the window was closed.
      stage.host.isAllocating = true
      stage.host.runFrames()
      stage.host.isAllocating = false
      #expect(stage.surfaces(WindowSurface.self).count == 1)
      #expect(paper != nil)
      stage.host.settle()
      #expect(paper == nil)
    }
  }
#endif
