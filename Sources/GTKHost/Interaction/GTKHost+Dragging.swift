#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Drag and drop within the app: a press on something that can be carried, moved some way, takes
  /// it; the button's way up drops it, Escape puts it back.
  extension GTKHost {
    /// How far the mouse goes before it carries, in points.
    private static var threshold: CGFloat { 8 }

    /// Begins to carry once the mouse has gone far enough.
    func carryIfFarEnough(_ point: CGPoint) {
      guard let (id, start) = pointer.carried,
        hypot(point.x - start.x, point.y - start.y) > Self.threshold
      else { return }
      pointer.carried = nil
      pointer.drag = .carry(id)
      gtk_widget_set_cursor_from_name(activeWindow.canvas, "grabbing")
      carry(id, .began, to: start)
    }

    func carry(_ id: NodeID, _ phase: HostEvent.PointerEvent.Phase, to point: CGPoint) {
      if phase == .ended || phase == .cancelled { gtk_widget_set_cursor(activeWindow.canvas, nil) }
      send(
        .drag(
          id,
          HostEvent.Drag(
            phase: phase, location: point,
            targets: dropTargets(at: point, in: activeWindow.node ?? tree.root))))
    }

    /// Puts back what is being carried.
    ///
    /// - Returns: whether anything was.
    func cancelCarrying() -> Bool {
      guard case .carry(let id) = pointer.drag else { return false }
      pointer.drag = .none
      carry(id, .cancelled, to: pointer.location)
      return true
    }

    /// What takes drops at a place, innermost first.
    func dropTargets(at point: CGPoint, in root: HostTree.Node) -> [NodeID] {
      var found: [NodeID] = []
      root.forEachNode { node in
        if node.content.traits.contains(.modal) { found = [] }
        if node.content.actions.contains(.drop), node.isSeen, node.takesDrop(at: point) {
          found.append(node.id)
        }
      }
      return found.reversed()
    }
  }

  extension HostTree.Node {
    /// Whether it lies there, is not scrolled away, and is enabled.
    fileprivate func takesDrop(at point: CGPoint) -> Bool {
      guard absoluteFrame.contains(point) else { return false }
      var current: HostTree.Node? = self
      while let node = current {
        if node.content.traits.contains(.disabled) { return false }
        if node.isScrollContainer, !node.absoluteFrame.contains(point) { return false }
        current = node.parent
      }
      return true
    }
  }
#endif
