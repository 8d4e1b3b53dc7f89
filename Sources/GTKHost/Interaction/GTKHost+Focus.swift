#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The keyboard focus belongs to GTK; the runtime is notified which node's widget has it.
  extension GTKHost {
    func watchFocus(_ window: Widget) {
      connect(window.opaque, "notify::focus-widget") { [weak self] _ in
        self?.focusMoved(in: window)
      }
      // Each window keeps its focus while the user is in another one.
      connect(window.opaque, "notify::is-active") { [weak self] _ in
        if gtk_window_is_active(window.to()) != 0 { self?.focusMoved(in: window) }
      }
    }

    /// Returns the node whose widget, or a descendant of it, has a window's focus.
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
      // A window without a focus does not affect the focus of the active one.
      if node == nil, let native = focused.flatMap(nativeWidget), native.window != window,
        gtk_window_is_active(window.to()) == 0
      {
        return
      }
      if node == nil, let former = focused, tree[former] == nil { hasLostFocus = true }
      if node == nil { noteDialog(window) }
      markLink(0)
      noteDivider(node)
      focused = node?.id
      markLink(0)
      if let node { focusRestoration.moved(to: node, at: node.absoluteFrame, in: tree) }
      if node != nil { (resignedField, leftPlace) = (nil, nil) }
      if let node, !holdsSelection(node) { unselectText() }
      tabStops.note(node, in: tree)
      selectionFollowing.moved(to: node, in: tree)
      send(.focused(focused))
      // A clicked text is already visible where it was clicked.
      if let node, selection?.node != node.id { reveal(node) }
    }

    /// Records that a dialog took the focus from a node, although its buttons are no nodes.
    private func noteDialog(_ window: Widget) {
      for case let surface as DialogSurface in surfaces.values where surface.dialog == window {
        surface.hasTakenFocus = true
        guard let node = surface.node else { continue }
        focusRestoration.moved(to: node, at: node.absoluteFrame, in: tree)
      }
    }

    /// Moves the focus where the runtime requested it, if the node still exists.
    func giveRequestedFocus() {
      guard case .some(let id) = requestedFocus else { return }
      guard let id else {
        requestedFocus = nil
        clearFocus()
        return
      }
      // A new widget can be focused once it is placed. One that was behind something modal can be,
      // too, once that is known to be gone.
      guard let native = nativeWidget(of: id), gtk_widget_get_mapped(native.widget) != 0,
        gtk_widget_get_can_focus(native.widget) != 0, gtk_widget_is_sensitive(native.widget) != 0
      else {
        if tree[id] == nil { requestedFocus = nil }
        return
      }
      requestedFocus = nil
      gtk_widget_grab_focus(native.input)
    }

    /// Repairs the focus if the focused node may have disappeared, such as a deleted row: the node
    /// that took its place gets it, once the widgets are placed. Until then, those behind a sheet
    /// or a dialog that has closed refuse it.
    func repairFocus() {
      if let node = focused.flatMap({ tree[$0] }) {
        focusRestoration.stays(on: node, at: node.absoluteFrame, in: tree)
        if requestedFocus == nil, let row = selectionFollowing.row(after: node, in: tree),
          let native = nativeWidget(of: row.id)
        {
          gtk_widget_grab_focus(native.input)
        }
      }
      guard hasLostFocus else { return }
      guard focused == nil, requestedFocus == nil else {
        hasLostFocus = false
        return
      }
      guard surfaces.values.allSatisfy(\.isPlaced) else { return }
      hasLostFocus = false
      let places = nativeWidgets.sorted { $0.key < $1.key }
        .compactMap { $0.value.mayHaveFocus ? $0.value.owner : nil }
        // Few users want to move a divider, and it lies beside whatever has gone from a column.
        .filter { $0.content.role != .divider }
      let next = focusRestoration.next(among: places, in: tree, keepsWindow: true) { node, place in
        let frame = node.absoluteFrame
        // The node that followed it is about to take its place.
        let way = frame.minY - place.minY
        return (way < -1 ? -way * 2 : abs(way)) * 4 + abs(frame.minX - place.minX)
      }
      if let native = next.flatMap({ nativeWidget(of: $0.id) }) {
        gtk_widget_grab_focus(native.input)
      }
    }

    /// Clears the focus.
    func clearFocus() {
      let holder = focused.flatMap(nativeWidget)?.window ?? window
      gtk_window_set_focus(holder.to(), nil)
    }

    /// The widget of the field that gave up the focus with Return, while no node has the focus.
    var resignedWidget: TextWidget? {
      guard focused == nil, let native = resignedField.flatMap(nativeWidget) as? TextWidget,
        gtk_widget_get_mapped(native.widget) != 0, gtk_widget_is_sensitive(native.widget) != 0,
        gtk_widget_get_can_focus(native.widget) != 0
      else { return nil }
      return native
    }

    /// Passes a key that types something to that field.
    func typeAtRest(_ key: UInt32, _ modifiers: GdkModifierType, _ keys: OpaquePointer) -> Bool {
      let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard modifiers.rawValue & held == 0, let native = resignedWidget,
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 32,
        scalar.value != 127
      else { return false }
      focusResting(native)
      guard let text = gtk_widget_get_root(native.widget).flatMap(gtk_root_get_focus) else {
        return false
      }
      return gtk_event_controller_key_forward(keys, text) != 0
    }

    /// Returns the focus to that field, so that typing replaces its text (S8.10): Return has ended
    /// that, and what follows is something else. A selection that the program sets stays.
    func focusResting(_ field: TextWidget) {
      let isSet = field.owner?.content.textInput?.selection != nil
      let selected = isSet ? field.selected : nil
      gtk_widget_grab_focus(field.input)
      field.select(selected ?? 0..<field.text.unicodeScalars.count)
    }

    /// Returns the widget that acts for a node.
    func nativeWidget(of id: NodeID) -> NativeWidget? {
      nativeWidgets[id] ?? widgetsOfOwners[id].flatMap { nativeWidgets[$0] }
    }

    /// Focuses the row before or after the focused one, if it exists: a long list creates rows as
    /// they come into view.
    ///
    /// - Returns: whether there was one.
    func moveAmongRows(by step: Int) -> Bool {
      var current = focused.flatMap { tree[$0] }
      while let node = current, node.content.role != .row { current = node.parent }
      guard let row = current, let rows = row.parent?.children,
        var index = rows.firstIndex(where: { $0 === row })
      else { return false }
      index += step
      while rows.indices.contains(index) {
        if let node = rows[index].firstToFocus, let native = nativeWidget(of: node.id) {
          return gtk_widget_grab_focus(native.input) != 0
        }
        index += step
      }
      return false
    }

    /// Scrolls the ancestors of a node as little as needed to show it.
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

  extension NativeWidget {
    /// Whether a key may focus it now.
    var mayHaveFocus: Bool {
      gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_focusable(input) != 0
        && gtk_widget_is_sensitive(widget) != 0 && gtk_widget_get_can_focus(widget) != 0
        && gtk_widget_get_child_visible(widget) != 0
    }
  }

  extension Surface {
    /// Handles the tab key: moves to the next stop in tree order. GTK moves within a widget, and
    /// beyond the canvas if there are no further stops.
    ///
    /// - Returns: whether the focus moved.
    func moveFocusByTab(_ direction: GtkDirectionType) -> Bool {
      host.movesFocusByKeys = true
      defer { host.movesFocusByKeys = false }
      if host.moveToLink(forward: direction == GTK_DIR_TAB_FORWARD) { return true }
      var focused = gtk_widget_get_focus_child(canvas)
      while let widget = focused, host.isHolder(widget) {
        focused = gtk_widget_get_focus_child(widget)
      }
      if let focused, gtk_widget_child_focus(focused, direction) != 0 { return true }
      let present = focused ?? host.leftPlace.flatMap(host.nativeWidget)?.widget
      let parts = host.parts(of: canvas)
      let way = direction == GTK_DIR_TAB_FORWARD ? parts : parts.reversed()
      let start = present.flatMap { way.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let stops = tabStops
      let isMoved = way[start...].contains { widget in
        stops.contains(widget) && gtk_widget_child_focus(widget, direction) != 0
      }
      if isMoved, direction == GTK_DIR_TAB_BACKWARD { host.markLastLink() }
      return isMoved
    }

    /// The widgets on the canvas that are tab stops.
    private var tabStops: Set<Widget> {
      var widgets: [NodeID: Widget] = [:]
      var places: [HostTree.Node] = []
      var backgrounds: Set<Widget> = []
      for widget in host.parts(of: canvas) where widget.mayFocus {
        if host.isBackground(widget) {
          backgrounds.insert(widget)
          continue
        }
        // As on the desktop, the key passes dividers by.
        guard let node = host.nodesOfWidgets[widget].flatMap({ host.tree[$0] }),
          node.content.role != .divider
        else { continue }
        widgets[node.id] = widget
        places.append(node)
      }
      let stops = host.tabStops.stops(
        among: places, focused: host.focused.flatMap { host.tree[$0] })
      return backgrounds.union(stops.compactMap { widgets[$0.id] })
    }
  }

  extension GTKHost {
    /// Returns whether a widget only groups others.
    fileprivate func isHolder(_ widget: Widget) -> Bool {
      guard let native = nodesOfWidgets[widget].flatMap({ nativeWidgets[$0] }) else { return false }
      return native.holdsParts && native.widget == widget && !(native is ButtonWidget)
    }

    /// Returns the widgets on a canvas in order, without those that only group others.
    fileprivate func parts(of widget: Widget) -> [Widget] {
      // A bar's background comes last: at its end is the main menu's button.
      let backgrounds = widget.parts.filter(isBackground)
      return (widget.parts.filter { !backgrounds.contains($0) } + backgrounds).flatMap {
        isHolder($0) ? parts(of: $0) : [$0]
      }
    }

    /// Returns whether it is the background of other widgets.
    fileprivate func isBackground(_ widget: Widget) -> Bool {
      nodesOfWidgets[widget].flatMap { nativeWidgets[$0] }?.background == widget
    }
  }

  extension Widget {
    /// The child widgets, in order.
    var parts: [Widget] {
      Array(
        sequence(state: gtk_widget_get_first_child(self)) { next in
          defer { next = next.flatMap(gtk_widget_get_next_sibling) }
          return next
        })
    }

    /// Returns the first descendant widget of a type.
    func first(of type: GType) -> Widget? {
      parts.lazy.compactMap { part in
        g_type_check_instance_is_a(part.to(), type) != 0 ? part : part.first(of: type)
      }.first
    }

    /// Whether it, or a descendant, is focusable now.
    fileprivate var mayFocus: Bool {
      gtk_widget_get_child_visible(self) != 0 && gtk_widget_get_sensitive(self) != 0
        && gtk_widget_get_can_focus(self) != 0
        && (gtk_widget_get_focusable(self) != 0 || gtk_widget_get_first_child(self) != nil)
    }
  }

  extension HostTree.Node {
    /// The row itself, or the first focusable node in it.
    fileprivate var firstToFocus: HostTree.Node? {
      if content.traits.contains(.disabled) { return nil }
      if content.traits.contains(.focusable) || content.role == .button { return self }
      return children.lazy.compactMap(\.firstToFocus).first
    }
  }
#endif
