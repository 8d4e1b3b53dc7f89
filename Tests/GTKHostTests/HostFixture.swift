#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import Scenes
  import SwiftUI
  import Testing
  import ViewRuntime

  @testable import GTKHost

  /// Whether there is a display; Scripts/headless-desktop provides one.
  @MainActor let hasDisplay = gtk_init_check() != 0

  /// The warnings that GTK has logged.
  enum Complaints {
    private nonisolated(unsafe) static var texts: [String] = []

    private static let isListening: Void = g_log_set_writer_func(
      { level, fields, count, _ in
        let serious = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue
        if level.rawValue & serious != 0 {
          texts.append(
            g_log_writer_format_fields(level, fields, count, 0).map { String(cString: $0) } ?? "")
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)

    /// All warnings since the first call.
    @MainActor static var heard: [String] {
      _ = isListening
      return texts
    }
  }

  /// An app that shows one view in its window.
  @MainActor
  final class HostFixture {
    let host: GTKHost
    let runtime: ViewRuntime

    init<Content: View>(
      width: Double = 480, height: Double = 360, @ViewBuilder _ content: () -> Content
    ) throws {
      host = try #require(GTKHost(size: CGSize(width: width, height: height)))
      runtime = ViewRuntime(host: host)
      runtime.mount(content())
      host.open()
      host.settle()
    }

    /// An app with its windows.
    init<A: App>(app: A.Type, keeping values: SceneValues = SceneValues()) throws {
      host = try #require(GTKHost())
      runtime = ViewRuntime(host: host)
      runtime.sceneValues = values
      runtime.launch(app)
      host.open()
      host.settle()
    }

    /// Ends the app. Otherwise its windows would stay open during all later tests, and be redrawn
    /// with each change of the desktop's settings.
    isolated deinit { runtime.unmount() }

    /// The window that was open from the start.
    var firstWindow: WindowSurface { host.mainSurface as! WindowSurface }

    func surfaces<Kind: Surface>(_ kind: Kind.Type) -> [Kind] {
      host.surfaces.values.compactMap { $0 as? Kind }
    }

    /// The widget of the button with this label.
    func button(_ name: String) -> Widget? {
      nativeWidgets(ButtonWidget.self).first { host.tree[$0.id]?.spokenLabel == name }?.widget
    }

    /// The frame of a node in the window; of several matches, the last one in tree order.
    func frame(where isMeant: (NodeContent) -> Bool) -> CGRect? {
      var found: CGRect?
      host.tree.root.forEachNode { if isMeant($0.content) { found = $0.absoluteFrame } }
      return found
    }

    /// The frame of a text in the window.
    func frame(ofText text: String) -> CGRect? {
      frame { if case .text(let content) = $0.leaf { content.string == text } else { false } }
    }

    /// The frame of a symbol in the window.
    func frame(ofSymbol name: String) -> CGRect? {
      frame {
        if case .image(let image) = $0.leaf { image.source == .symbol(name) } else { false }
      }
    }

    /// The frame of a shape in the window.
    var frameOfShape: CGRect? { frame { if case .shape = $0.leaf { true } else { false } } }

    /// Clicks on a text with modifier keys held.
    func click(_ text: String, _ modifiers: KeyStroke.Modifiers = []) throws {
      let area = try #require(frame(ofText: text))
      click(at: CGPoint(x: area.midX, y: area.midY), modifiers)
    }

    /// Clicks at a point in the window with modifier keys held.
    func click(at place: CGPoint, _ modifiers: KeyStroke.Modifiers = []) {
      host.pointer.modifiers = modifiers
      _ = host.press(at: place, on: host.mainSurface)
      host.release(at: place, on: host.mainSurface)
      host.settle()
    }

    /// The label of the element with the keyboard focus.
    var focused: String { host.focused.flatMap { host.tree[$0] }?.spokenLabel ?? "nothing" }

    /// Runs the loop until a condition holds, for as long as a user would wait.
    func run(until isSo: () -> Bool, seconds: Int = 10) {
      let end = host.time.now + .seconds(seconds)
      while !isSo(), host.time.now < end {
        if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
      }
      host.settle()
    }

    /// Whether a window reaches a size. The display reports the size some events after the window
    /// opened, which on a busy machine is later than ``GTKHost/settle(loading:)`` waits.
    func waits(for window: WindowSurface, toBe size: CGSize) -> Bool {
      run(until: { window.size == size })
      return window.size == size
    }

    /// Lets GTK do the work that it defers to its next frames.
    func rest() {
      let end = host.time.now + .milliseconds(300)
      run(until: { host.time.now >= end })
    }

    /// The widgets of a type, in tree order.
    func nativeWidgets<Native: NativeWidget>(_ kind: Native.Type = Native.self) -> [Native] {
      var found: [Native] = []
      host.tree.root.forEachNode { node in
        if let native = host.nativeWidgets[node.id] as? Native { found.append(native) }
      }
      return found
    }

    /// The visible texts, in tree order.
    var texts: [String] {
      var found: [String] = []
      host.tree.root.forEachNode { node in
        if case .text(let text) = node.content.leaf { found.append(text.string) }
      }
      return found
    }

    /// Clicks a button; a disabled one ignores it.
    func press(_ button: Widget) {
      if gtk_widget_is_sensitive(button) != 0 { kumiki_emit(button, "clicked", nil) }
      host.settle()
    }

    /// Types into a field: the text replaces what is selected.
    func type(_ text: String, in field: EntryWidget) {
      guard let input = gtk_editable_get_delegate(field.widget.opaque) else { return }
      gtk_editable_delete_selection(input)
      kumiki_emit(UnsafeMutableRawPointer(input), "insert-at-cursor", text)
      host.settle()
    }

    /// Paints the canvas as its window would, without showing it.
    func paint() throws -> OpaquePointer {
      let snapshot = gtk_snapshot_new()!
      let painter = SnapshotPainter(snapshot, host.mainSurface)
      painter.paint(host.tree.root, at: .zero)
      let node = try #require(gtk_snapshot_free_to_node(snapshot))
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(host.size.width), Int32(host.size.height))!
      let cairo = cairo_create(surface)!
      gsk_render_node_draw(node, cairo)
      cairo_destroy(cairo)
      gsk_render_node_unref(node)
      return surface
    }

    func pixels() throws -> Pixels {
      let surface = try paint()
      defer { cairo_surface_destroy(surface) }
      let shift = (host.size.width - 200) / 2
      return Pixels(surface, x: Int(shift), y: Int((host.size.height - 200) / 2))
    }

    func picture() throws -> Data {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(kumiki_write_png(host.window, file.path) != 0)
      return try Data(contentsOf: file)
    }
  }

  /// The painted pixels.
  struct Pixels {
    struct Color {
      let red, green, blue: UInt8
      var isRed: Bool { red > 200 && green < 100 && blue < 100 }
    }

    private let colors: [Color]
    private let width: Int
    private let corner: (x: Int, y: Int)

    /// - Parameters:
    ///   - x: where the picture's own coordinates begin.
    ///   - y: as for `x`.
    @MainActor
    init(_ surface: OpaquePointer, x: Int = 0, y: Int = 0) {
      corner = (x, y)
      cairo_surface_flush(surface)
      width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = cairo_image_surface_get_data(surface)!
      var colors: [Color] = []
      for y in 0..<height {
        for x in 0..<width {
          let pixel = data + y * stride + x * 4
          // On a white background.
          let rest = 255 - pixel[3]
          colors.append(
            Color(red: pixel[2] &+ rest, green: pixel[1] &+ rest, blue: pixel[0] &+ rest))
        }
      }
      self.colors = colors
    }

    subscript(x: Int, y: Int) -> Color { colors[(y + corner.y) * width + x + corner.x] }
    func contains(where matches: (Color) -> Bool) -> Bool { colors.contains(where: matches) }
  }

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    var width: CGFloat { CGFloat(gtk_widget_get_width(self)) }
  }
#endif
