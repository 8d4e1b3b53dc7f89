#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A canvas and the part of the render tree that it shows: the content of a window, a sheet, a
  /// popover or a message dialog.
  ///
  /// The layout knows one window that contains everything, with a frame for each presentation. A
  /// surface shows a part of it in a window of the desktop: its canvas's corner is at ``origin`` of
  /// the layout's window.
  ///
  /// ```text
  ///   window (layout)                     the desktop's
  ///   ┌─────────────────────┐             ┌──────────┐
  ///   │  list    ┌ sheet ┐  │             │  list    │   ┌ sheet ┐
  ///   │          │       │  │     ──▶     │          │   │       │
  ///   │          └───────┘  │             └──────────┘   └───────┘
  ///   └─────────────────────┘
  /// ```
  class Surface {
    unowned let host: GTKHost
    /// The root of the shown subtree.
    fileprivate(set) var id: NodeID
    private(set) var canvas: Widget!
    /// The size of the canvas.
    private(set) var size = CGSize.zero
    /// Nodes whose origin has moved since the widgets were placed.
    var moved: [NodeID] = []
    /// Nodes of which only the size has changed: their descendants stay where they are, or are
    /// listed themselves.
    var resized: [NodeID] = []
    /// Whether all widgets have to be placed: some are new, or request another size.
    var placesAll = true

    /// - Parameter role: the accessibility role of the canvas.
    init(
      _ id: NodeID, _ host: GTKHost, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP
    ) {
      self.id = id
      self.host = host
      canvas = kumiki_canvas_new(
        Self.calls, Unmanaged.passUnretained(self).toOpaque(), role)
      g_object_ref_sink(canvas)
      // Without a name clients would read that of its class.
      kumiki_set_accessible_label(canvas, "")
      host.watchPointer(self)
    }

    isolated deinit {
      kumiki_canvas_disown(canvas)
      picture.map(gsk_render_node_unref)
      g_object_unref(canvas)
    }

    var node: HostTree.Node? { host.tree[id] }

    /// The canvas's corner in the layout's window.
    var origin: CGPoint { node?.absoluteFrame.origin ?? .zero }

    /// The nodes to be painted, without descendants that have their own surface.
    var parts: [HostTree.Node] { node.map { [$0] } ?? [] }

    /// Returns whether the widget of a node lies on this canvas.
    func holds(_ node: HostTree.Node) -> Bool { true }

    /// The sizes that the canvas requests of its window: the minimum and the preferred one.
    var sizes: (least: CGSize, natural: CGSize) {
      let size = node?.frame.size ?? .zero
      return (size, size)
    }

    /// Shows another node from now on.
    func show(_ id: NodeID) { self.id = id }

    /// Updates the window around it after a patch.
    func update() {}

    /// Called when the layout is known: presents the surface.
    func present() {}

    /// Called when its node is gone.
    func close() {}

    /// Called when the canvas has been resized.
    func resized(to size: CGSize) {}

    /// Whether all widgets are where they belong, as far as they are visible.
    final var isPlaced: Bool { !awaitsPlaces || gtk_widget_get_mapped(canvas) == 0 }

    private var awaitsPlaces: Bool { placesAll || !moved.isEmpty || !resized.isEmpty }

    final func redraw() {
      if awaitsPlaces { gtk_widget_queue_allocate(canvas) }
      gtk_widget_queue_draw(canvas)
    }

    /// Converts a point of the canvas to the layout's window.
    final func layoutPoint(_ point: CGPoint) -> CGPoint {
      let origin = origin
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Returns the topmost node at a point of the layout's window.
    final func hit(_ point: CGPoint) -> HostTree.Node? {
      let others = host.surfaces
      for part in parts.reversed() {
        let corner = part.parent?.absoluteFrame.origin ?? .zero
        let inside = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        let found = part.hit(inside) { others[$0.id] != nil && $0 !== part }
        if let found { return found }
      }
      return nil
    }

    fileprivate func allocated(_ newSize: CGSize) {
      if newSize != size {
        size = newSize
        resized(to: newSize)
      }
      host.allocated(self)
    }

    /// The last picture drawn, for the outgoing screen.
    private var picture: OpaquePointer? {
      didSet { oldValue.map(gsk_render_node_unref) }
    }
    private(set) var slide: ScreenSlide?

    /// Slides from the last picture to the screen that replaces it.
    final func slide(in area: CGRect, isBack: Bool) {
      guard let picture, gtk_widget_get_mapped(canvas) != 0 else { return }
      let slide = ScreenSlide(from: picture, in: area, isBack: isBack)
      self.slide = slide
      slide.run(on: canvas)
    }

    fileprivate func snapshot(_ snapshot: OpaquePointer) {
      host.followStyle()
      let own = gtk_snapshot_new()!
      paint(own)
      let picture = gtk_snapshot_free_to_node(own)
      if slide?.isOver == true { slide = nil }
      if let picture {
        gtk_snapshot_append_node(snapshot, picture)
        slide?.append(picture, to: snapshot, background: host.theme["window_bg_color"])
      }
      // A screen that leaves during a transition has been fully visible.
      self.picture = picture
    }

    private func paint(_ snapshot: OpaquePointer) {
      let painter = SnapshotPainter(snapshot, self)
      let origin = origin
      for part in parts {
        let corner = part.parent?.absoluteFrame.origin ?? .zero
        painter.paint(part, at: CGPoint(x: corner.x - origin.x, y: corner.y - origin.y))
      }
    }

    private static let calls = KumikiCanvasCalls(
      measure: { context, orientation, minimum, natural in
        guard let context else { return }
        let surface = Unmanaged<Surface>.fromOpaque(context).takeUnretainedValue()
        // GTK measures again when a widget on it requests another size.
        surface.placesAll = true
        let sizes = surface.sizes
        let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
        minimum?.pointee = Int32(
          clamping: (isWidth ? sizes.least.width : sizes.least.height).rounded(.up))
        natural?.pointee = Int32(
          clamping: (isWidth ? sizes.natural.width : sizes.natural.height).rounded(.up))
      },
      allocate: { context, width, height in
        guard let context else { return }
        Unmanaged<Surface>.fromOpaque(context).takeUnretainedValue()
          .allocated(CGSize(width: Int(width), height: Int(height)))
      },
      snapshot: { context, snapshot in
        guard let context, let snapshot else { return }
        Unmanaged<Surface>.fromOpaque(context).takeUnretainedValue().snapshot(snapshot)
      },
      focus_by_tab: { context, direction in
        guard let context else { return 0 }
        let surface = Unmanaged<Surface>.fromOpaque(context).takeUnretainedValue()
        return surface.moveFocusByTab(direction).gboolean
      })
  }
#endif
