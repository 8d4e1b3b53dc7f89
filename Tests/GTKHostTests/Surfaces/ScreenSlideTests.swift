#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Screens that come and go", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct ScreenSlideTests {
    struct Parks: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Sarek") {
              VStack {
                Text("A park in Lapland")
                NavigationLink("Rapa") { Text("A valley").navigationTitle("Rapa") }
              }
              .navigationTitle("Sarek")
            }
          }
          .navigationTitle("Parks")
        }
      }
    }

    struct Pages: View {
      var body: some View {
        TabView {
          NavigationStack { Text("one").navigationTitle("One") }.tabItem { Text("First") }
          NavigationStack { Text("two").navigationTitle("Two") }.tabItem { Text("Second") }
        }
      }
    }

    private func stage<Content: View>(
      reducesMotion: Bool = false, @ViewBuilder _ content: () -> Content
    ) throws -> Stage {
      let stage = try Stage(content)
      stage.host.environment.reducesMotion = reducesMotion
      stage.rest()
      return stage
    }

    /// Without waiting until everything has come to rest.
    private func press(_ button: Widget, _ stage: Stage) {
      kumiki_emit(button, "clicked", nil)
      stage.host.flush()
    }

    @Test("A screen slides in and out, while its widgets are where they will be")
    func pushAndPop() throws {
      let stage = try stage { Parks() }
      let surface = stage.host.mainSurface!
      for (button, isBack) in [("Sarek", false), ("Rapa", false), ("Back", true), ("Back", true)] {
        press(try #require(stage.button(button)), stage)
        let slide = try #require(surface.slide, "after \(button)")
        #expect(slide.isBack == isBack)
        #expect(stage.host.nativeWidgets.keys.allSatisfy { stage.host.tree[$0] != nil })
        stage.rest()
        #expect(surface.slide == nil)
      }
      #expect(stage.button("Sarek") != nil)
    }

    @Test("Nothing slides where the user wants nothing to move")
    func reducedMotion() throws {
      let stage = try stage(reducesMotion: true) { Parks() }
      press(try #require(stage.button("Sarek")), stage)
      #expect(stage.host.mainSurface.slide == nil)
      #expect(stage.texts.contains("A park in Lapland"))
    }

    @Test("Pages of a tab view do not slide")
    func tabs() throws {
      let stage = try stage { Pages() }
      press(try #require(stage.button("Second")), stage)
      #expect(stage.texts.contains("two"))
      #expect(stage.host.mainSurface.slide == nil)
    }

    private struct ParksOnPage: View {
      var body: some View {
        TabView {
          Tab("First", systemImage: "leaf") { Parks() }
          Tab("Second", systemImage: "star") { Text("two") }
        }
      }
    }

    @Test("A screen on a page of tabs slides below the bar that all have")
    func onPage() throws {
      let stage = try stage { ParksOnPage() }
      press(try #require(stage.button("Sarek")), stage)
      #expect(stage.host.mainSurface.slide?.isBack == false)
      stage.rest()
      press(try #require(stage.button("Back")), stage)
      #expect(stage.host.mainSurface.slide?.isBack == true)
    }

    @Test("S12.7 The focus comes back to the link that led away")
    func focus() throws {
      let stage = try stage { Parks() }
      let link = try #require(stage.button("Sarek"))
      gtk_widget_grab_focus(link)
      stage.host.settle()
      stage.press(link)
      stage.rest()
      #expect(stage.focused != "Sarek")
      #expect(stage.host.pressEscape())
      stage.rest()
      #expect(stage.focused == "Sarek")
    }
  }
#endif
