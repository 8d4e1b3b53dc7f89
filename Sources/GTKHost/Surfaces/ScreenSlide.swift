#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The transition from one screen to another: the new one slides over the former, and back.
  ///
  /// Only pictures move. Widgets, the focus and the accessibility tree are in their final state
  /// from the start.
  final class ScreenSlide {
    /// The picture that the surface showed before.
    private let former: OpaquePointer
    /// The area of the screens on the canvas.
    private let area: CGRect
    let isBack: Bool
    private let begun = g_get_monotonic_time()

    private static let duration: gint64 = 200_000

    init(from former: OpaquePointer, in area: CGRect, isBack: Bool) {
      self.former = gsk_render_node_ref(former)
      self.area = area
      self.isBack = isBack
    }

    isolated deinit { gsk_render_node_unref(former) }

    var isOver: Bool { g_get_monotonic_time() - begun >= Self.duration }

    /// Redraws a canvas at the display's rate until the transition is over.
    func run(on canvas: Widget) {
      gtk_widget_add_tick_callback(
        canvas,
        { canvas, _, context in
          gtk_widget_queue_draw(canvas)
          return (!Unmanaged<ScreenSlide>.fromOpaque(context!).takeUnretainedValue().isOver)
            .gboolean
        }, Unmanaged.passRetained(self).toOpaque(),
        { Unmanaged<ScreenSlide>.fromOpaque($0!).release() })
    }

    /// Draws both screens in their current positions, over what has been drawn.
    func append(_ picture: OpaquePointer, to snapshot: OpaquePointer, background: GdkRGBA) {
      let passed = min(Double(g_get_monotonic_time() - begun) / Double(Self.duration), 1)
      // Eases out: the requested content is there soon.
      let way = 1 - pow(1 - passed, 3)
      var clip = area.graphene
      gtk_snapshot_push_clip(snapshot, &clip)
      // The lower one moves a quarter of the distance.
      if isBack {
        append(picture, at: -area.width / 4 * (1 - way), to: snapshot, background)
        append(former, at: area.width * way, to: snapshot, background)
      } else {
        append(former, at: -area.width / 4 * way, to: snapshot, background)
        append(picture, at: area.width * (1 - way), to: snapshot, background)
      }
      gtk_snapshot_pop(snapshot)
    }

    private func append(
      _ node: OpaquePointer, at x: CGFloat, to snapshot: OpaquePointer, _ background: GdkRGBA
    ) {
      var (corner, color, rect) = (
        graphene_point_t(x: Float(x), y: 0), background, area.graphene
      )
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_snapshot_push_clip(snapshot, &rect)
      gtk_snapshot_append_color(snapshot, &color, &rect)
      gtk_snapshot_append_node(snapshot, node)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_restore(snapshot)
    }
  }

  /// The screens that a patch removes; made before the tree applies the patch.
  struct LeavingScreens {
    private var screens: [(id: NodeID, parent: NodeID, hasBack: Bool)] = []

    init(_ patch: borrowing Patch, before host: GTKHost) {
      for case .remove(let id) in patch.operations {
        guard let node = host.tree[id], node.content.role == .screen, let parent = node.parent
        else { continue }
        screens.append((id, parent.id, node.hasWayBack))
      }
    }

    /// Starts the slides of the screens that replace them.
    func slide(_ patch: borrowing Patch, _ host: GTKHost) {
      guard !screens.isEmpty, !host.environment.reducesMotion, !host.isForPictures else { return }
      for operation in patch.operations {
        guard case .insert(let id, _, _, _, _) = operation, let node = host.tree[id],
          node.content.role == .screen,
          let former = screens.first(where: { $0.parent == node.parent?.id })
        else { continue }
        // Other screens come and go, such as the pages of a tab view.
        let isBack = former.hasBack && !(node.hasWayBack && former.id < id)
        guard isBack || node.hasWayBack else { continue }
        let frame = node.absoluteFrame
        guard let surface = host.surface(of: node) else { continue }
        let corner = surface.origin
        surface.slide(in: frame.offsetBy(dx: -corner.x, dy: -corner.y), isBack: isBack)
      }
    }
  }

  extension HostTree.Node {
    /// Whether a screen's bar has a back button: its own bar, or that of a screen around it, which
    /// shows its items.
    fileprivate var hasWayBack: Bool {
      var found = false
      var outermost = self
      var current = parent
      while let node = current, node.content.role != .window {
        if node.content.role == .screen { outermost = node }
        current = node.parent
      }
      outermost.forEachNode { if $0.content.traits.contains(.backAction) { found = true } }
      return found
    }
  }
#endif
