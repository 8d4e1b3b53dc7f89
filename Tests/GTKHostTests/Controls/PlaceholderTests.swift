#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Placeholders", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct PlaceholderTests {
    struct Fields: View {
      @State private var text = ""
      @State private var lines = ""
      var body: some View {
        VStack {
          TextField("HHHHH", text: $text)
          TextField("HHHHH", text: $lines, axis: .vertical)
        }
        .padding(40)
      }
    }

    /// The darkest pixel of a widget's window within the widget.
    private func darkest(in widget: Widget, _ picture: Pixels, _ window: Widget) throws -> UInt8 {
      var bounds = graphene_rect_t()
      try #require(gtk_widget_compute_bounds(widget, window, &bounds) != 0)
      let area = bounds.rect.insetBy(dx: 4, dy: 4)
      var least = UInt8.max
      for y in Int(area.minY)..<Int(area.maxY) {
        for x in Int(area.minX)..<Int(area.maxX) { least = min(least, picture[x, y].green) }
      }
      return least
    }

    @Test("The placeholder of a field of several lines is as weak as that of a line")
    func strength() throws {
      let fixture = try HostFixture { Fields() }
      gtk_window_set_focus(fixture.host.window.to(), nil)
      fixture.rest()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(kumiki_write_png(fixture.host.window, file.path) != 0)
      let surface = try #require(cairo_image_surface_create_from_png(file.path))
      defer { cairo_surface_destroy(surface) }
      let picture = Pixels(surface)
      let line = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      let lines = try #require(fixture.nativeWidgets(EditorWidget.self).first).widget
      let (one, several) = (
        try darkest(in: line, picture, fixture.host.window),
        try darkest(in: lines, picture, fixture.host.window)
      )
      #expect(abs(Int(one) - Int(several)) < 12, "\(one) and \(several)")
    }
  }
#endif
