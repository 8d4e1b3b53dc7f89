#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A native widget in the place of a node.
  ///
  /// Made for a ``NativeWidgetKind`` and kept as long as the node is of that kind. Without a host
  /// it is a prototype, which is only measured.
  class NativeWidget {
    let widget: Widget
    private(set) weak var host: GTKHost?
    /// The fonts; set before the widget shows anything.
    var texts: TextLayouts?
    private(set) var id = NodeID.root
    /// True while the widget is being updated from the model: its signals are not the user's
    /// actions.
    private(set) var isUpdating = false

    init(_ widget: Widget, _ host: GTKHost?) {
      self.widget = widget
      self.host = host
      g_object_ref_sink(widget)
    }

    isolated deinit {
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
      g_object_unref(widget)
    }

    /// Updates the widget from its node.
    final func update(_ node: HostTree.Node) {
      id = node.id
      offersMenu = node.owner.offersMenu
      refusesFocus = node.refusesFocus || node.owner.refusesFocus
      show(node.content)
    }

    /// Whether the program makes it unfocusable.
    final private(set) var refusesFocus = false {
      didSet {
        guard refusesFocus != oldValue else { return }
        gtk_widget_set_can_focus(widget, (!refusesFocus).gboolean)
      }
    }

    /// Whether the node has a menu, which accessibility clients open with the action `menu.popup`.
    private var offersMenu = false {
      didSet {
        guard offersMenu != oldValue else { return }
        let group = offersMenu ? makeMenuActions() : nil
        gtk_widget_insert_action_group(widget, "menu", group.map(OpaquePointer.init))
        // The widget retains it from here on.
        if let group { g_object_unref(group) }
        menuOffered(offersMenu)
      }
    }

    private func makeMenuActions() -> UnsafeMutablePointer<GSimpleActionGroup>? {
      let group = g_simple_action_group_new()
      let action = g_simple_action_new("popup", nil)!
      connect(action, "activate") { [weak self] _ in
        guard let self, let owner else { return }
        host?.openActions(of: owner)
      }
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
      return group
    }

    /// For subclasses: called when the node gains or loses its menu.
    func menuOffered(_ isThere: Bool) {}

    /// For subclasses: whether GTK needs to allocate its parts again when its value changes.
    var isPlacedByValue: Bool { false }

    /// Schedules its allocation together with the others of its canvas: GTK would not draw a widget
    /// that was left out.
    private func valueChanges() {
      guard isPlacedByValue, let host, let node = host.tree[id] else { return }
      host.surface(of: node)?.moved.append(id)
    }

    final func show(_ content: NodeContent) {
      valueChanges()
      isUpdating = true
      // The content may depend on the direction, and may create parts that have none yet.
      mirror(content.traits.contains(.mirrored))
      update(content)
      mirror(content.traits.contains(.mirrored))
      tint(Tints.name(of: content.control?.tint))
      isUpdating = false
    }

    /// Sets the direction. GTK mirrors by the user's language; a program may mirror a part of its
    /// views.
    private func mirror(_ isMirrored: Bool) {
      let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
      guard isTurned || direction != gtk_widget_get_default_direction() else { return }
      isTurned = true
      turn(widget, direction)
    }

    private var isTurned = false

    /// Sets the direction of a part and its descendants, because GTK does not inherit directions.
    /// Parts that may have been recreated are set again.
    private func turn(_ part: Widget, _ direction: GtkTextDirection) {
      if gtk_widget_get_direction(part) != direction { gtk_widget_set_direction(part, direction) }
      // The widgets of other nodes in it have directions of their own.
      let isHolder = holdsParts && part == widget
      for child in isHolder ? [background].compactMap(\.self) : part.parts {
        turn(child, direction)
      }
    }

    private var tintClass: String?

    private func tint(_ name: String?) {
      guard name != tintClass else { return }
      if let tintClass { gtk_widget_remove_css_class(widget, tintClass) }
      tintClass = name
      if let name { widget.addClass(name) }
    }

    /// For subclasses: the widget that takes the keyboard focus and has the accessible name.
    var input: Widget { widget }

    /// For subclasses: updates the widget from a content.
    func update(_ content: NodeContent) {}

    /// For subclasses: called when it has been placed.
    func placed(in rect: CGRect, on surface: Surface) {}

    /// For subclasses: whether it contains the widgets of the nodes inside it.
    var holdsParts: Bool { false }

    /// For subclasses: another widget inside it that draws its background.
    var background: Widget? { nil }

    /// Its position on the canvas.
    final var corner = CGPoint.zero
    /// The position of its parent widget.
    final var holderCorner = CGPoint.zero
    /// Its size on the canvas.
    final var size: (width: Int32, height: Int32) = (0, 0)

    /// For subclasses: sets the name for accessibility clients.
    func named(_ label: String, hint: String?) {
      kumiki_set_accessible_label(widget, label)
      if let hint { kumiki_set_accessible_description(widget, hint) }
    }

    /// Returns the size that a control of this kind needs.
    func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize { naturalSize }

    final var naturalSize: CGSize {
      CGSize(width: natural(GTK_ORIENTATION_HORIZONTAL), height: natural(GTK_ORIENTATION_VERTICAL))
    }

    private func natural(_ orientation: GtkOrientation) -> CGFloat {
      var size: Int32 = 0
      gtk_widget_measure(widget, orientation, -1, nil, &size, nil, nil)
      return CGFloat(size)
    }

    /// Passes keys that nothing within a part of the widget handles, or within all of it, and the
    /// modifiers held, to a closure that returns whether it handled them.
    final func followKeys(
      of part: Widget? = nil, _ take: @escaping @MainActor (Int32, GdkModifierType) -> Bool
    ) {
      let keys = gtk_event_controller_key_new()!
      connectAsking(keys, "key-pressed") { values in
        take(Int32(values.uint(1)), GdkModifierType(values.flags(3)).held)
      }
      gtk_widget_add_controller(part ?? widget, keys)
    }

    /// Returns the size with the proposed width.
    final func stretched(_ proposal: ProposedViewSize, ideal: CGFloat) -> CGSize {
      let own = naturalSize
      let width = proposal.width.map { $0.isFinite ? max($0, 24) : ideal } ?? ideal
      return CGSize(width: width, height: own.height)
    }

    /// For subclasses: whether any of it is visible.
    var paints: Bool { true }

    /// Returns the colour of a label that is painted on the widget; nil: the default one.
    func labelColor(_ theme: Theme) -> GdkRGBA? { nil }

    /// The window that contains it.
    final var window: Widget? { gtk_widget_get_root(widget).map { $0.widget } }

    // MARK: Events

    /// The node that its events are for.
    final var owner: HostTree.Node? { host?.tree[id]?.owner }

    final func send(_ event: (NodeID) -> HostEvent) {
      guard !isUpdating, let owner else { return }
      host?.send(event(owner.id))
    }

    /// Reports a new value, which the widget already shows.
    final func send(_ value: ElementValue) {
      guard !isUpdating, let host, let owner else { return }
      valueChanges()
      host.note(value, shownBy: owner.id)
      host.send(.setValue(owner.id, value))
      guard owner.id != id else { return }
      // Only the owner's update follows the program's response; this part is updated separately.
      host.afterEvents { [weak self] in
        if let self, let node = host.tree[id] { show(node.content) }
      }
    }
  }
#endif
