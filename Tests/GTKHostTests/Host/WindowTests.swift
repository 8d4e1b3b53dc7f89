#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct WindowTests {
    struct ManyLabels: View {
      @State private var changed = 0
      var body: some View {
        VStack {
          Button("Change") { changed += 1 }
          ScrollView {
            VStack {
              ForEach(0..<500) { Label(number: $0, text: $0 == 7 ? "\(changed)" : "same") }
            }
          }
        }
      }
      struct Label: View {
        let number: Int
        let text: String
        var body: some View { Text("\(number): \(text)") }
      }
    }

    @Test("Of many labels, only the changed one is measured again")
    func measuring() throws {
      let fixture = try HostFixture { ManyLabels() }
      let before = fixture.host.measurements
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      #expect(fixture.texts.contains("7: 1"))
      #expect(fixture.host.measurements - before <= 6)
    }

    @Test("Widgets are placed where the layout put their nodes")
    func places() throws {
      let fixture = try HostFixture {
        HStack {
          Text("名前")
          TextField("Name", text: .constant("山田 🏔️"))
        }
        .padding()
      }
      let native = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      let frame = try #require(fixture.host.tree[native.id]).absoluteFrame
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(native.widget, fixture.host.canvas, 0, 0, &x, &y)
      // Its border lies around GTK's origin.
      #expect(abs(x - frame.minX) < 12)
      #expect(abs(y - frame.minY) < 12)
      #expect(CGFloat(gtk_widget_get_width(native.widget)) <= frame.width.rounded())
    }

    @Test("A resized window is laid out again before it is drawn")
    func resizing() throws {
      let fixture = try HostFixture { Color.red }
      fixture.host.windowResized(fixture.host.mainSurface, to: CGSize(width: 300, height: 200))
      fixture.host.runFrames()
      #expect(fixture.frameOfShape == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    struct Focusing: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("First", text: .constant(""))
          TextField("Second", text: .constant("")).focused($isFocused)
          Button("Focus") { isFocused = true }
          Text(isFocused ? "focused" : "elsewhere")
        }
      }
    }

    @Test("S8.1 The app moves the keyboard focus, and learns that it moved")
    func focus() throws {
      let fixture = try HostFixture { Focusing() }
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      #expect(fixture.texts.contains("focused"))
      let second = try #require(fixture.nativeWidgets(EntryWidget.self).last).widget
      let focused = try #require(gtk_window_get_focus(fixture.host.window.to()))
      #expect(gtk_widget_is_ancestor(focused, second) != 0)
    }

    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }

    @Test("S12.1 A sheet takes the keyboard from the views behind it")
    func sheet() throws {
      let fixture = try HostFixture { Presenting() }
      let open = try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget
      fixture.press(open)
      let buttons = fixture.nativeWidgets(ButtonWidget.self)
      #expect(buttons.count == 2)
      #expect(gtk_widget_get_can_focus(open) == 0)
      fixture.press(try #require(buttons.last).widget)
      #expect(fixture.nativeWidgets(ButtonWidget.self).count == 1)
      #expect(gtk_widget_get_can_focus(open) != 0)
    }

    @Test("A point finds the topmost node, and nothing behind a modal one")
    func hitting() throws {
      let fixture = try HostFixture { Presenting() }
      let frame = try #require(
        fixture.nativeWidgets(ButtonWidget.self).first.flatMap { fixture.host.tree[$0.id] }
      )
      .absoluteFrame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      #expect(fixture.host.tree.root.hit(middle)?.actor?.content.role == .button)
      #expect(fixture.host.tree.root.hit(CGPoint(x: 2, y: 2))?.actor == nil)
    }

    @Test("Two pictures of the same window are identical to the byte")
    func pictures() throws {
      let fixture = try HostFixture {
        VStack {
          Text("Kumiki 組木 🪵").font(.largeTitle)
          Circle().fill(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          Image(systemName: "star.fill").rotationEffect(.degrees(30)).shadow(radius: 3)
        }
      }
      let first = try fixture.picture()
      #expect(first.count > 1000)
      #expect(try fixture.picture() == first)
    }

    @Test("Two apps of the same kind show the same picture")
    func sameAgain() throws {
      let first = try HostFixture { Focusing() }.picture()
      #expect(try HostFixture { Focusing() }.picture() == first)
    }
  }
#endif
