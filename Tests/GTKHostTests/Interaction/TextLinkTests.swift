#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Links of texts in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TextLinkTests {
    struct Terms: View {
      @State private var opened = ""

      var body: some View {
        VStack {
          Text("[terms](https://example.org/terms)")
          Text(verbatim: "opened \(opened)")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.lastPathComponent
            return .handled
          })
      }
    }

    @Test("S7.9 A click on a link goes to the openURL action of its environment")
    func click() throws {
      let fixture = try HostFixture { Terms() }
      let place = try #require(fixture.frame { $0.actions.contains(.followLink) })
      fixture.click(at: CGPoint(x: place.midX, y: place.midY))
      #expect(fixture.texts.contains("opened terms"))
    }

    struct Several: View {
      @State private var opened = ""

      var body: some View {
        VStack {
          Button("Before") {}
          Text(
            "Read the [terms](https://example.org/terms) and [rules](https://example.org/rules).")
          Button("After") {}
          Text(verbatim: "opened \(opened)")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.lastPathComponent
            return .handled
          })
      }
    }

    @Test("S7.9 The tab key moves between the links of a text, and Return follows one")
    func keys() throws {
      let fixture = try HostFixture { Several() }
      let host = fixture.host
      func tab(_ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) {
        _ = gtk_widget_child_focus(host.mainSurface.canvas, direction)
        host.settle()
      }
      func follow() {
        _ = host.press(guint(GDK_KEY_Return), GdkModifierType(0))
        host.settle()
      }
      tab()
      #expect(fixture.focused == "Before" && host.focusedLink == nil)
      tab()
      #expect(host.focusedLink?.title == "terms")
      follow()
      #expect(fixture.texts.contains("opened terms"))
      tab()
      #expect(host.focusedLink?.title == "rules")
      follow()
      #expect(fixture.texts.contains("opened rules"))
      tab()
      #expect(fixture.focused == "After")
      tab(GTK_DIR_TAB_BACKWARD)
      #expect(host.focusedLink?.title == "rules")
      tab(GTK_DIR_TAB_BACKWARD)
      #expect(host.focusedLink?.title == "terms")
      tab(GTK_DIR_TAB_BACKWARD)
      #expect(fixture.focused == "Before")
    }

    @Test("A link of several lines has a rectangle in each of them")
    func areas() throws {
      let fixture = try HostFixture { Text("No links") }
      var text = TextContent("See ")
      text.runs.append(TextContent.Run("one two three", style: .plain))
      text.runs[1].style.link = "https://example.org"
      let link = try #require(text.links.first)
      func areas(_ width: CGFloat?) -> [CGRect] {
        fixture.host.texts.paragraph(text, width: width, height: nil) { _ in nil }
          .areas(of: link, in: text)
      }
      let whole = try #require(areas(nil).first)
      #expect(areas(nil).count == 1)
      #expect(whole.minX > 10 && whole.width > 40)
      let broken = areas(60)
      #expect(broken.count > 1)
      #expect(zip(broken, broken.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 1 })
    }
  }
#endif
