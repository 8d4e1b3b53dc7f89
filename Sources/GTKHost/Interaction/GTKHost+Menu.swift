#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// The named actions of a row or an element, as a popover beside it.
  extension GTKHost {
    func openActions(at point: CGPoint, on surface: Surface) -> Bool {
      guard let touched = surface.hit(point) else { return false }
      // A text has its own menu, and a program's widget may have one.
      switch nativeWidget(of: touched.id) {
      case is EntryWidget, is EditorWidget, is ForeignNativeWidget: return false
      default: break
      }
      return openTextMenu(of: touched, at: point) || openActions(of: touched, at: point)
    }

    @discardableResult
    func openActions(of node: HostTree.Node, at point: CGPoint? = nil) -> Bool {
      // A window's menu has its own button and F10; what has no menu of its own has none here.
      guard let owner = node.menuOwner, owner.content.role != .window else {
        // The key performs a long press.
        guard point == nil, let held = node.longPressOwner else { return false }
        send(.longPress(held.id))
        return true
      }
      if owner.content.actions.contains(.menu) {
        send(point.map { .openMenu(owner.id, at: $0) } ?? .perform(owner.id, .menu))
      } else {
        open(owner.offeredActions, of: owner, at: point)
      }
      return true
    }

    /// Returns the program's title of an action, or the library's in the user's language.
    private func title(of action: NamedAction) -> String {
      if case .custom(let title) = action { return title }
      return word(action.title)
    }

    /// Returns one of the library's own words.
    func word(_ english: String) -> String { client?.word(english) ?? english }

    private func open(_ actions: [NamedAction], of node: HostTree.Node, at point: CGPoint?) {
      let id = node.id
      let items: [MenuItem] = actions.map { action in
        (title(of: action), { [weak self] in self?.send(.perform(id, action)) })
      }
      open(items, of: node, at: point)
    }

    /// An entry of a menu that the host makes: its title and its action.
    typealias MenuItem = (title: String, perform: () -> Void)

    /// Opens a menu that the host makes, next to a node.
    func open(_ items: [MenuItem], of node: HostTree.Node, at point: CGPoint?) {
      let popover = gtk_popover_new()!
      popover.addClass("menu")
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let former = focused
      for (title, perform) in items {
        let item = gtk_button_new_with_label(title)!
        item.addClass("flat")
        gtk_widget_set_halign(gtk_button_get_child(item.to()), GTK_ALIGN_START)
        connect(item.opaque, "clicked") { [weak self] _ in
          self?.leaveFocus(in: popover)
          gtk_popover_popdown(popover.to())
          // Now, so that the focus can return to it after what the action opens.
          self?.returnFocus(to: former)
          perform()
        }
        gtk_box_append(box.to(), item)
      }
      gtk_popover_set_child(popover.to(), box)
      let frame = node.absoluteFrame
      let place = point ?? CGPoint(x: frame.minX + 24, y: frame.maxY)
      guard let surface = surface(of: node) else { return }
      let corner = surface.origin
      var area = GdkRectangle(
        x: Int32(clamping: place.x - corner.x), y: Int32(clamping: place.y - corner.y), width: 1,
        height: 1)
      gtk_popover_set_pointing_to(popover.to(), &area)
      gtk_widget_set_parent(popover, surface.canvas)
      connect(popover.opaque, "closed") { [weak self] _ in
        self?.leaveFocus(in: popover)
        self?.afterEvents {
          gtk_widget_unparent(popover)
          self?.returnFocus(to: former)
        }
      }
      gtk_popover_popup(popover.to())
    }

    /// Takes the focus out of a popover. When the focused widget is removed, GTK would move the
    /// focus to the first widget of the window, after the app has set it.
    func leaveFocus(in popover: Widget) {
      guard let window = gtk_widget_get_root(popover)?.widget,
        let focus = gtk_window_get_focus(window.to()),
        gtk_widget_is_ancestor(focus, popover) != 0
      else { return }
      gtk_window_set_focus(window.to(), nil)
    }

    /// Returns the focus from a menu of the host's to the former node, or to the one that took its
    /// place.
    private func returnFocus(to former: NodeID?) {
      guard let former, focused == nil, requestedFocus == nil else { return }
      if tree[former] == nil {
        hasLostFocus = true
        repairFocus()
      } else if let native = nativeWidget(of: former), native.mayHaveFocus {
        gtk_widget_grab_focus(native.input)
      }
    }
  }
#endif
