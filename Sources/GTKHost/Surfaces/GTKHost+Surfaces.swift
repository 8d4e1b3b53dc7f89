#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Keeps windows, sheets, popovers and dialogs in sync with the render tree.
  extension GTKHost {
    func syncSurfaces(_ patch: Patch) {
      if patch.operations.contains(where: \.isRemoval) {
        for (id, surface) in surfaces where tree[id] == nil { drop(surface, id) }
      }
      for case .insert(let id, _, _, let content, _) in patch.operations {
        guard surfaces[id] == nil, let node = tree[id] else { continue }
        if content.role == .window {
          openWindow(node)
        } else if content.control?.kind == .presentation {
          surfaces[id] = surface(presenting: node)
        }
      }
    }

    private func openWindow(_ node: HostTree.Node) {
      // The initial window is the app's first one.
      guard surfaces[.root] === mainSurface, mainSurface is WindowSurface else {
        surfaces[node.id] = WindowSurface(node.id, size: node.frame.size, self)
        return
      }
      surfaces[.root] = nil
      surfaces[node.id] = mainSurface
      mainSurface.show(node.id)
    }

    /// Returns the surface; nil for a cover, which is painted in its window.
    private func surface(presenting node: HostTree.Node) -> Surface? {
      let style = node.content.control?.style
      let parent = surfaceBehind(node)
      let window = gtk_widget_get_root(parent.canvas)?.widget ?? self.window
      switch style {
      case .sheet where node.fileQuestion != nil:
        return FileDialogSurface(node.id, over: window, self)
      case .sheet: return SheetSurface(node.id, over: window, self)
      case .alert, .dialog: return DialogSurface(node.id, over: window, self)
      case .popover, .menu:
        let popover = PopoverSurface(node.id, isMenu: style == .menu, over: parent, self)
        if let window = parent as? WindowSurface, window.awaitsMainMenu {
          window.awaitsMainMenu = false
          popover.opener = window.shownMenuButton
        }
        return popover
      default: return nil
      }
    }

    /// Returns the surface opened last before it, within its window.
    private func surfaceBehind(_ node: HostTree.Node) -> Surface {
      for sibling in (node.parent?.children ?? []).reversed() where sibling.id < node.id {
        if let surface = surfaces[sibling.id], !(surface is DialogSurface) { return surface }
      }
      return surface(of: node) ?? mainSurface
    }

    private func drop(_ surface: Surface, _ id: NodeID) {
      surfaces[id] = nil
      if (surface as? DialogSurface)?.hasTakenFocus == true { hasLostFocus = true }
      // Its widgets go first: a removed canvas would take them along.
      dropWidgetsOfGoneNodes()
      if surface === mainSurface {
        surface.close()
        mainSurface.show(.root)
        surfaces[.root] = mainSurface
      } else if isAllocating {
        // GTK still accesses the window whose canvas is being allocated, and must not find it
        // destroyed.
        afterEvents { surface.close() }
      } else {
        surface.close()
      }
    }

    /// Returns the surface that shows a node.
    func surface(of node: HostTree.Node) -> Surface? {
      var current: HostTree.Node? = node
      while let node = current {
        if let surface = surfaces[node.id] { return surface }
        current = node.parent
      }
      return nil
    }

    /// Presents new surfaces, once they are laid out.
    func presentSurfaces() {
      guard isOpen else { return }
      for (id, surface) in surfaces.sorted(by: { $0.key < $1.key }) where id != .root || !hasWindows
      {
        surface.present()
      }
    }

    private var hasWindows: Bool { tree.root.children.contains { $0.content.role == .window } }

    func allocated(_ surface: Surface) {
      // Before the picture, not after it: a resized window must not show the former layout.
      isAllocating = true
      runFrames()
      isAllocating = false
      place(surface)
      for case let popover as PopoverSurface in surfaces.values where popover.parent === surface {
        popover.parentPlaced()
      }
      // A new widget can be focused now that it is placed.
      if requestedFocus != nil || hasLostFocus { scheduleFlush() }
    }

    func windowResized(_ surface: Surface, to newSize: CGSize) {
      if surface.id == .root {
        guard newSize != size else { return }
        size = newSize
        client?.handle(.resized(newSize))
      } else if newSize != surface.node?.frame.size {
        client?.handle(.windowResized(surface.id, newSize))
      }
    }

    /// Updates whether the app is active, which it is while any of its windows is.
    func activityChanged() {
      // A dialog becomes active just after its window has become inactive.
      scheduleIdle(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in
        guard let self else { return }
        let isActive = Self.windows.contains { gtk_window_is_active($0.to()) != 0 }
        change { $0.isActive = isActive }
      }
    }

    /// All windows of the app on the desktop, including file panels and alerts.
    static var windows: [Widget] {
      let list = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let item = g_list_model_get_item(list, index) else { return nil }
        // The list retains it.
        defer { g_object_unref(item) }
        return item.assumingMemoryBound(to: GtkWidget.self)
      }
    }

    /// Returns whether a bar lies at the upper edge of its window and reaches the corner with the
    /// window's buttons.
    func isOnTop(_ bar: HostTree.Node) -> Bool {
      guard let surface = surface(of: bar), let node = surface.node else { return false }
      let frame = bar.absoluteFrame
      let corner = surface.origin
      guard frame.minY - corner.y < 1 else { return false }
      return bar.content.traits.contains(.mirrored)
        ? frame.minX - corner.x < 1 : frame.maxX - corner.x > node.frame.width - 1
    }
  }

  extension PatchOperation {
    fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
  }

  extension HostTree.Node {
    /// Whether neither it nor any ancestor is hidden.
    var isSeen: Bool {
      var current: HostTree.Node? = self
      while let node = current {
        if node.content.traits.contains(.invisible) { return false }
        current = node.parent
      }
      return true
    }
  }
#endif
