#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A canvas within another program's window, which places it and determines its size.
  ///
  /// The container that it is put into owns the canvas, like any widget, so that it ends with the
  /// container.
  final class EmbeddedSurface: Surface {
    /// The sizes that the content requests.
    var wanted: () -> (least: CGSize, natural: CGSize) = { (.zero, .zero) }

    init(_ host: GTKHost) {
      super.init(.root, host)
      g_object_force_floating(canvas.to())
      connect(canvas.opaque, "destroy") { [weak self] _ in self?.keep() }
      host.watchKeys(canvas)
      connect(canvas.opaque, "notify::root") { [weak self] _ in self?.rooted() }
    }

    isolated deinit {
      if !isKept { g_object_ref_sink(canvas) }
    }

    private var isKept = false

    /// Keeps the canvas when its container destroys it; it is freed with the surface.
    private func keep() {
      isKept = true
      g_object_ref(canvas)
    }

    private var watchedRoot: Widget?

    private func rooted() {
      guard let root = gtk_widget_get_root(canvas)?.widget, root != watchedRoot else { return }
      watchedRoot = root
      host.watchFocus(root)
    }

    override var sizes: (least: CGSize, natural: CGSize) { wanted() }

    override func resized(to size: CGSize) { host.windowResized(self, to: size) }
  }

  extension GTKHost {
    /// The widget that shows an embedded app.
    package var embedded: UnsafeMutablePointer<GtkWidget>? {
      (mainSurface as? EmbeddedSurface)?.canvas
    }

    /// Shows the app in its widget, within a GTK program that runs its own loop.
    ///
    /// - Parameter sizes: returns the minimum and the preferred size of the content.
    package func embed(sizes: @escaping () -> (least: CGSize, natural: CGSize)) {
      (mainSurface as? EmbeddedSurface)?.wanted = sizes
      watchMainQueue()
      open()
    }

    /// Notifies GTK that the content may need another size.
    package func sizeChanged() { gtk_widget_queue_resize(canvas) }
  }
#endif
