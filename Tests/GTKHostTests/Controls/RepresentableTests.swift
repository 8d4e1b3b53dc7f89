#if GTK
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import SwiftUIGTK
  import Testing

  @testable import GTKHost

  @Suite("Widgets among views", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct RepresentableTests {
    final class Log {
      var words: [String] = []
    }

    struct Level: GTKViewRepresentable {
      @Binding var value: Double
      @Environment(\.layoutDirection) private var direction
      let log: Log

      final class Keeper {
        let log: Log
        init(_ log: Log) { self.log = log }
      }

      func makeCoordinator() -> Keeper {
        log.words.append("coordinator")
        return Keeper(log)
      }

      func makeGTKWidget(context: Context) -> GTKWidget {
        log.words.append("make")
        let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1)!
        gtk_widget_set_hexpand(scale, 1)
        context.connect(scale, "value-changed") {
          context.coordinator.log.words.append("signal")
          value = gtk_range_get_value(
            UnsafeMutableRawPointer(scale).assumingMemoryBound(to: GtkRange.self))
        }
        return scale
      }

      func updateGTKWidget(_ scale: GTKWidget, context: Context) {
        log.words.append("update \(value)")
        gtk_range_set_value(
          UnsafeMutableRawPointer(scale).assumingMemoryBound(to: GtkRange.self), value)
      }

      static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Keeper) {
        coordinator.log.words.append("dismantle")
      }
    }

    struct Levels: View {
      let log: Log
      @State private var value = 3.0
      @State private var isShown = true
      var body: some View {
        VStack {
          Text("value \(value, specifier: "%.1f")")
          if isShown { Level(value: $value, log: log) }
          Button("Seven") { value = 7 }
          Button("Hide") { isShown.toggle() }
        }
        .padding()
      }
    }

    private func scale(_ fixture: HostFixture) throws -> Widget {
      try #require(fixture.nativeWidgets(ForeignNativeWidget.self).first).widget
    }

    @Test("A widget is created once, updated with what it reads, and dismantled with its view")
    func life() throws {
      let log = Log()
      let fixture = try HostFixture { Levels(log: log) }
      #expect(log.words == ["coordinator", "make", "update 3.0"])
      fixture.press(try #require(fixture.button("Seven")))
      #expect(log.words.last == "update 7.0" && !log.words.contains("signal"))
      #expect(gtk_range_get_value(try scale(fixture).to()) == 7)
      fixture.press(try #require(fixture.button("Hide")))
      #expect(log.words.last == "dismantle")
      #expect(fixture.nativeWidgets(ForeignNativeWidget.self).isEmpty)
      fixture.press(try #require(fixture.button("Hide")))
      #expect(log.words.filter { $0 == "make" }.count == 2)
    }

    @Test("What the user does with the widget reaches the app's state")
    func signals() throws {
      let log = Log()
      let fixture = try HostFixture { Levels(log: log) }
      gtk_range_set_value(try scale(fixture).to(), 5)
      fixture.host.settle()
      #expect(log.words.contains("signal"))
      #expect(fixture.texts.contains("value 5.0"))
    }

    @Test("An expanding widget fills the available width, and is placed at its node")
    func size() throws {
      let fixture = try HostFixture(width: 400) { Levels(log: Log()) }
      let native = try #require(fixture.nativeWidgets(ForeignNativeWidget.self).first)
      let frame = try #require(fixture.host.tree[native.id]).absoluteFrame
      #expect(abs(frame.width - 368) < 0.5)
      #expect(frame.height >= 10 && frame.height < 80)
      #expect(abs(native.widget.width - frame.width) < 30)
    }

    struct Fixed: GTKViewRepresentable {
      func makeGTKWidget(context: Context) -> GTKWidget { gtk_level_bar_new() }
      func updateGTKWidget(_ widget: GTKWidget, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context)
        -> CGSize?
      { CGSize(width: 123, height: 45) }
    }

    struct Turning: View {
      @State private var isTurned = true
      var body: some View {
        VStack {
          Fixed().environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
          Button("Turn") { isTurned.toggle() }
        }
      }
    }

    @Test("A widget has the direction of the views around it, and follows it")
    func direction() throws {
      let fixture = try HostFixture { Turning() }
      let native = try #require(fixture.nativeWidgets(ForeignNativeWidget.self).first)
      #expect(gtk_widget_get_direction(native.widget) == GTK_TEXT_DIR_RTL)
      fixture.press(try #require(fixture.button("Turn")))
      #expect(gtk_widget_get_direction(native.widget) == GTK_TEXT_DIR_LTR)
    }

    @Test("The app may set its size")
    func ownSize() throws {
      let fixture = try HostFixture { Fixed() }
      let native = try #require(fixture.nativeWidgets(ForeignNativeWidget.self).first)
      #expect(fixture.host.tree[native.id]?.frame.size == CGSize(width: 123, height: 45))
    }

    struct Counter: View {
      let start: Int
      @State private var more = 0
      var body: some View {
        VStack {
          Text("count \(start + more)")
          Button("More") { more += 1 }
        }
      }
    }

    @Test("A view can be shown in a GTK program's window, and keeps its state")
    func hosting() throws {
      let hosting = GTKHostingWidget(rootView: Counter(start: 1))
      let window = gtk_window_new()!
      gtk_window_set_child(window.to(), hosting.widget)
      gtk_window_present(window.to())
      let host = hosting.host
      host.settle()
      #expect(words(host).contains("count 1"))
      let (width, height) = (
        gtk_widget_get_width(hosting.widget), gtk_widget_get_height(hosting.widget)
      )
      #expect(host.size == CGSize(width: Int(width), height: Int(height)) && width > 40)
      let button = try #require(host.nativeWidgets.values.first { $0 is ButtonWidget })
      kumiki_emit(button.widget, "clicked", nil)
      host.settle()
      #expect(words(host).contains("count 2"))
      hosting.rootView = Counter(start: 10)
      host.settle()
      #expect(words(host).contains("count 11"))
      gtk_window_destroy(window.to())
    }

    /// Shows a counter in a separate window, and closes it.
    private func closedHost() -> Ended {
      let hosting = GTKHostingWidget(rootView: Counter(start: 1))
      let window = gtk_window_new()!
      gtk_window_set_child(window.to(), hosting.widget)
      gtk_window_present(window.to())
      hosting.host.settle()
      gtk_window_destroy(window.to())
      return Ended(host: hosting.host)
    }

    private struct Ended {
      weak var host: GTKHost?
    }

    @Test("A hosting widget ends with the window that contains it")
    func ending() async {
      let ended = closedHost()
      for _ in 0..<200 where ended.host != nil {
        _ = g_main_context_iteration(nil, 0)
        await Task.yield()
      }
      #expect(ended.host == nil)
      // The main queue is still watched by the earlier sources, and by none that has ended.
      Task {}
      for _ in 0..<20 {
        _ = g_main_context_iteration(nil, 0)
        await Task.yield()
      }
    }

    @Test("A widget that is moved to another window still shows its view there")
    func moving() throws {
      let hosting = GTKHostingWidget(rootView: Counter(start: 1))
      let (first, second) = (gtk_window_new()!, gtk_window_new()!)
      gtk_window_set_child(first.to(), hosting.widget)
      gtk_window_present(first.to())
      hosting.host.settle()
      g_object_ref(hosting.widget)
      gtk_window_set_child(first.to(), nil)
      gtk_window_destroy(first.to())
      gtk_window_set_child(second.to(), hosting.widget)
      g_object_unref(hosting.widget)
      gtk_window_present(second.to())
      hosting.host.settle()
      let button = try #require(hosting.host.nativeWidgets.values.first { $0 is ButtonWidget })
      kumiki_emit(button.widget, "clicked", nil)
      hosting.host.settle()
      #expect(words(hosting.host).contains("count 2"))
      gtk_window_destroy(second.to())
    }

    private func words(_ host: GTKHost) -> [String] {
      var found: [String] = []
      host.tree.root.forEachNode { node in
        if case .text(let text) = node.content.leaf { found.append(text.string) }
      }
      return found
    }
  }

  @Suite("Widgets without a display", .enabled { await !hasDisplay })
  @MainActor
  struct RepresentableWithoutDisplayTests {
    @Test("If GTK has no display, the view is empty and no widget is created")
    func empty() {
      let log = RepresentableTests.Log()
      let level = RepresentableTests.Level(value: .constant(3), log: log)
      _ = ImageRenderer(content: level.frame(width: 20, height: 20)).cgImage
      #expect(log.words.isEmpty)
    }
  }
#endif
