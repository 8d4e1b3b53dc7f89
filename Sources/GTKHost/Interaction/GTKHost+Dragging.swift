#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// Drag and drop within the app: pressing on a draggable node and moving some distance picks it
  /// up; releasing the button drops it, Escape cancels.
  extension GTKHost {
    /// The distance after which a press becomes a drag, in points.
    static var threshold: CGFloat { 8 }

    /// Starts the drag once the mouse has moved far enough.
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

    /// Cancels the drag.
    ///
    /// - Returns: whether there was one.
    func cancelCarrying() -> Bool {
      guard case .carry(let id) = pointer.drag else { return false }
      pointer.drag = .none
      carry(id, .cancelled, to: pointer.location)
      return true
    }

    /// Returns the drop targets at a point, innermost first.
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
    /// Returns whether it contains the point, is not scrolled away, and is enabled.
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
