#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Transitions between screens", .serialized, .enabled { await hasDisplay })
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

    private func fixture<Content: View>(
      reducesMotion: Bool = false, @ViewBuilder _ content: () -> Content
    ) throws -> HostFixture {
      let fixture = try HostFixture(content)
      fixture.host.environment.reducesMotion = reducesMotion
      fixture.rest()
      return fixture
    }

    /// Without waiting for everything to come to rest.
    private func press(_ button: Widget, _ fixture: HostFixture) {
      kumiki_emit(button, "clicked", nil)
      fixture.host.flush()
    }

    @Test("A screen slides in and out, while its widgets are already in place")
    func pushAndPop() throws {
      let fixture = try fixture { Parks() }
      let surface = fixture.host.mainSurface!
      for (button, isBack) in [("Sarek", false), ("Rapa", false), ("Back", true), ("Back", true)] {
        press(try #require(fixture.button(button)), fixture)
        let slide = try #require(surface.slide, "after \(button)")
        #expect(slide.isBack == isBack)
        #expect(fixture.host.nativeWidgets.keys.allSatisfy { fixture.host.tree[$0] != nil })
        fixture.rest()
        #expect(surface.slide == nil)
      }
      #expect(fixture.button("Sarek") != nil)
    }

    @Test("Nothing slides if the user has turned animations off")
    func reducedMotion() throws {
      let fixture = try fixture(reducesMotion: true) { Parks() }
      press(try #require(fixture.button("Sarek")), fixture)
      #expect(fixture.host.mainSurface.slide == nil)
      #expect(fixture.texts.contains("A park in Lapland"))
    }

    @Test("Pages of a tab view do not slide")
    func tabs() throws {
      let fixture = try fixture { Pages() }
      press(try #require(fixture.button("Second")), fixture)
      #expect(fixture.texts.contains("two"))
      #expect(fixture.host.mainSurface.slide == nil)
    }

    private struct ParksOnPage: View {
      var body: some View {
        TabView {
          Tab("First", systemImage: "leaf") { Parks() }
          Tab("Second", systemImage: "star") { Text("two") }
        }
      }
    }

    @Test("A screen in a tab slides below the common bar")
    func onPage() throws {
      let fixture = try fixture { ParksOnPage() }
      press(try #require(fixture.button("Sarek")), fixture)
      #expect(fixture.host.mainSurface.slide?.isBack == false)
      fixture.rest()
      press(try #require(fixture.button("Back")), fixture)
      #expect(fixture.host.mainSurface.slide?.isBack == true)
    }

    @Test("S12.7 The focus returns to the link that was followed")
    func focus() throws {
      let fixture = try fixture { Parks() }
      let link = try #require(fixture.button("Sarek"))
      gtk_widget_grab_focus(link)
      fixture.host.settle()
      fixture.press(link)
      fixture.rest()
      #expect(fixture.focused != "Sarek")
      #expect(fixture.host.pressEscape())
      fixture.rest()
      #expect(fixture.focused == "Sarek")
    }
  }
#endif
