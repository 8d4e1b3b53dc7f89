#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A real widget in the place of a node.
  ///
  /// Made for a ``NativeWidgetKind`` and kept as long as the node is of that kind. Without a host
  /// it is a prototype, which is only measured.
  class NativeWidget {
    let widget: Widget
    private(set) weak var host: GTKHost?
    /// Knows the fonts; to be set before it shows anything.
    var texts: TextLayouts?
    private(set) var id = NodeID.root
    /// True while the model's value is put into the widget: what it signals is not the user's
    /// doing.
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

    /// Brings the widget up to date with what its node is now.
    final func update(_ node: HostTree.Node) {
      id = node.id
      offersMenu = node.owner.offersMenu
      refusesFocus = node.refusesFocus || node.owner.refusesFocus
      show(node.content)
    }

    /// Whether the program keeps the keyboard focus away from it.
    final private(set) var refusesFocus = false {
      didSet {
        guard refusesFocus != oldValue else { return }
        gtk_widget_set_can_focus(widget, (!refusesFocus).gboolean)
      }
    }

    /// Whether the node has a menu, which accessibility clients open by the action `menu.popup`.
    private var offersMenu = false {
      didSet {
        guard offersMenu != oldValue else { return }
        let group = offersMenu ? makeMenuActions() : nil
        gtk_widget_insert_action_group(widget, "menu", group.map(OpaquePointer.init))
        // The widget keeps it from here on.
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

    /// For subclasses: the node has a menu now, or none any more.
    func menuOffered(_ isThere: Bool) {}

    /// For subclasses: whether GTK wants to give its parts their places again when its value
    /// changes.
    var isPlacedByValue: Bool { false }

    /// It is to get its place when others on its canvas get theirs: GTK would draw nothing of one
    /// that was left out.
    private func valueChanges() {
      guard isPlacedByValue, let host, let node = host.tree[id] else { return }
      host.surface(of: node)?.moved.append(id)
    }

    final func show(_ content: NodeContent) {
      valueChanges()
      isUpdating = true
      // What is put into it may go by its direction, and make parts that have none yet.
      mirror(content.traits.contains(.mirrored))
      update(content)
      mirror(content.traits.contains(.mirrored))
      tint(Tints.name(of: content.control?.tint))
      isUpdating = false
    }

    /// GTK mirrors by the user's language; a program may turn round a part of its views.
    private func mirror(_ isMirrored: Bool) {
      let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
      guard isTurned || direction != gtk_widget_get_default_direction() else { return }
      isTurned = true
      turn(widget, direction)
    }

    private var isTurned = false

    /// Nothing inherits a direction in GTK. What may have been made anew is turned again.
    private func turn(_ part: Widget, _ direction: GtkTextDirection) {
      if gtk_widget_get_direction(part) != direction { gtk_widget_set_direction(part, direction) }
      if holdsParts { return }
      for child in part.parts { turn(child, direction) }
    }

    private var tintClass: String?

    private func tint(_ name: String?) {
      guard name != tintClass else { return }
      if let tintClass { gtk_widget_remove_css_class(widget, tintClass) }
      tintClass = name
      if let name { widget.addClass(name) }
    }

    /// For subclasses: what takes the keyboard focus, and has the accessible name.
    var input: Widget { widget }

    /// For subclasses: puts a content into the widget.
    func update(_ content: NodeContent) {}

    /// For subclasses: it stands there now.
    func placed(in rect: CGRect, on surface: Surface) {}

    /// For subclasses: whether the widgets of what is in it stand in this one.
    var holdsParts: Bool { false }

    /// For subclasses: another widget in it that draws its background.
    var background: Widget? { nil }

    /// Its place on the canvas.
    final var corner = CGPoint.zero
    /// The place of what it stands in.
    final var holderCorner = CGPoint.zero

    /// For subclasses: an accessibility client calls it this.
    func named(_ label: String, hint: String?) {
      kumiki_set_accessible_label(widget, label)
      if let hint { kumiki_set_accessible_description(widget, hint) }
    }

    /// How large a control of this kind wants to be.
    func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize { naturalSize }

    final var naturalSize: CGSize {
      CGSize(width: natural(GTK_ORIENTATION_HORIZONTAL), height: natural(GTK_ORIENTATION_VERTICAL))
    }

    private func natural(_ orientation: GtkOrientation) -> CGFloat {
      var size: Int32 = 0
      gtk_widget_measure(widget, orientation, -1, nil, &size, nil, nil)
      return CGFloat(size)
    }

    /// GTK allocates no less.
    final var leastWidth: CGFloat {
      var size: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &size, nil, nil, nil)
      return CGFloat(size)
    }

    /// As wide as it is offered.
    final func stretched(_ proposal: ProposedViewSize, ideal: CGFloat) -> CGSize {
      let own = naturalSize
      let width = proposal.width.map { $0.isFinite ? max($0, 24) : ideal } ?? ideal
      return CGSize(width: width, height: own.height)
    }

    /// For subclasses: whether there is anything to be seen of it.
    var paints: Bool { true }

    /// The colour of a label that is painted on the widget; nil: the usual one.
    func labelColor(_ theme: Theme) -> GdkRGBA? { nil }

    /// The window that it stands in.
    final var window: Widget? { gtk_widget_get_root(widget).map { $0.widget } }

    // MARK: Events

    /// The node that events are about.
    final var owner: HostTree.Node? { host?.tree[id]?.owner }

    final func send(_ event: (NodeID) -> HostEvent) {
      guard !isUpdating, let owner else { return }
      host?.send(event(owner.id))
    }

    /// Tells of a new value, which the widget shows already.
    final func send(_ value: ElementValue) {
      guard !isUpdating, let host, let owner else { return }
      valueChanges()
      host.note(value, shownBy: owner.id)
      host.send(.setValue(owner.id, value))
      guard owner.id != id else { return }
      // The owner alone is told what the program made of it; a part of it is where nothing changed.
      host.afterEvents { [weak self] in
        if let self, let node = host.tree[id] { show(node.content) }
      }
    }
  }
#endif
