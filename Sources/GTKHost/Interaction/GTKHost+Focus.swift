#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The keyboard focus is GTK's; the runtime is told whose widget has it.
  extension GTKHost {
    func watchFocus(_ window: Widget) {
      connect(window.opaque, "notify::focus-widget") { [weak self] _ in
        self?.focusMoved(in: window)
      }
    }

    /// The node whose widget has a window's focus, or one inside of it.
    private func focusedNode(in window: Widget) -> HostTree.Node? {
      var current = gtk_window_get_focus(window.to())
      while let widget = current {
        if let id = nodesOfWidgets[widget] { return tree[id]?.owner }
        current = gtk_widget_get_parent(widget)
      }
      return nil
    }

    private func focusMoved(in window: Widget) {
      let node = focusedNode(in: window)
      guard node?.id != focused else { return }
      // That another window has no focus says nothing about the one that has it.
      if node == nil, let face = focused.flatMap(face), face.window != window { return }
      focused = node?.id
      send(.focused(focused))
      if let node { reveal(node) }
    }

    /// Gives the focus where the runtime wanted it, if that is still there.
    func giveRequestedFocus() {
      guard case .some(let id) = requestedFocus else { return }
      guard let id else {
        requestedFocus = nil
        clearFocus()
        return
      }
      // A widget that is new can be focused once it has its place.
      guard let face = face(of: id), gtk_widget_get_mapped(face.widget) != 0 else {
        if tree[id] == nil { requestedFocus = nil }
        return
      }
      requestedFocus = nil
      gtk_widget_grab_focus((face as? EditorFace)?.input ?? face.widget)
    }

    /// Takes the focus from whatever has it.
    func clearFocus() {
      let holder = focused.flatMap(face)?.window ?? window
      gtk_window_set_focus(holder.to(), nil)
    }

    /// The widget that acts for a node.
    func face(of id: NodeID) -> ControlFace? {
      faces[id] ?? facesOfOwners[id].flatMap { faces[$0] }
    }

    /// Scrolls what encloses a node as little as needed for it to be seen.
    func reveal(_ node: HostTree.Node) {
      var rect = CGRect(origin: .zero, size: node.frame.size)
      var current = node
      while let parent = current.parent {
        rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
        if parent.isScrollContainer, parent.content.actions.contains(.scroll) {
          let view = parent.frame.size
          let shift = CGPoint(
            x: Self.shift(rect.minX, rect.maxX, view.width),
            y: Self.shift(rect.minY, rect.maxY, view.height))
          if shift != .zero {
            scroll(parent, by: shift)
            rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
          }
        }
        current = parent
      }
    }

    private static func shift(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
      if end - start > length || start < 0 { return start }
      return end > length ? end - length : 0
    }
  }
#endif
