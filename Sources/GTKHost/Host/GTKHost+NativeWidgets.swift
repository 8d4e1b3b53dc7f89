#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// Keeps the widgets in sync with the render tree, and places them.
  extension GTKHost {
    /// Creates, updates and removes widgets after a patch.
    func syncNativeWidgets(_ patch: Patch) {
      var named: Set<NodeID> = []
      for operation in patch.operations {
        switch operation {
        case .insert(let id, _, _, _, _), .update(let id, _):
          guard let node = tree[id] else { continue }
          syncNativeWidget(node)
          nameHolder(of: node).map { _ = named.insert($0) }
        case .move(let id, _, _):
          if let node = tree[id] { nameHolder(of: node).map { _ = named.insert($0) } }
        case .remove: break
        case .setFrame: break
        }
      }
      if patch.operations.contains(where: { if case .remove = $0 { true } else { false } }) {
        dropWidgetsOfGoneNodes()
      }
      for id in named { nameNativeWidget(id) }
    }

    func dropWidgetsOfGoneNodes() {
      // In order: GTK counts the widgets before each removed one, for accessibility clients, and
      // with ten thousand in any other order that takes a minute.
      for id in nativeWidgets.keys.filter({ tree[$0] == nil }).sorted() { drop(id) }
    }

    func syncNativeWidget(_ node: HostTree.Node) {
      let surface = surface(of: node)
      let kind = surface?.holds(node) == true ? NativeWidgetKind(node) : nil
      if kinds[node.id] != kind {
        drop(node.id)
        guard let kind, let surface else { return }
        let native = kind.make(self)
        native.texts = texts
        kinds[node.id] = kind
        nativeWidgets[node.id] = native
        let owner = node.owner
        if owner !== node { widgetsOfOwners[owner.id] = node.id }
        nodesOfWidgets[native.widget] = node.id
        if let background = native.background { nodesOfWidgets[background] = node.id }
        let holder = holder(of: node, on: surface)
        gtk_widget_set_parent(native.widget, holder?.widget ?? surface.canvas)
        surface.placesAll = true
      }
      nativeWidgets[node.id]?.update(node)
    }

    private func drop(_ id: NodeID) {
      guard let native = nativeWidgets.removeValue(forKey: id) else { return }
      kinds[id] = nil
      nodesOfWidgets[native.widget] = nil
      if let background = native.background { nodesOfWidgets[background] = nil }
      if native.holdsParts { release(native) }
      for (owner, part) in widgetsOfOwners where part == id { widgetsOfOwners[owner] = nil }
      leaveFocus(of: native)
      gtk_widget_unparent(native.widget)
    }

    /// Returns the parent widget of a node's widget; nil if that is the canvas itself.
    fileprivate func holder(of node: HostTree.Node, on surface: Surface) -> NativeWidget? {
      var current = node
      while current.id != surface.id, let parent = current.parent {
        if let native = nativeWidgets[parent.id], native.holdsParts { return native }
        current = parent
      }
      return nil
    }

    /// Moves the remaining widgets inside a removed one to the canvas until they are placed.
    private func release(_ holder: NativeWidget) {
      for part in holder.widget.parts where part != holder.background {
        guard let node = nodesOfWidgets[part].flatMap({ tree[$0] }),
          let surface = surface(of: node)
        else { continue }
        gtk_widget_unparent(part)
        gtk_widget_set_parent(part, surface.canvas)
        surface.placesAll = true
      }
    }

    /// Takes the focus from a widget that is being removed. GTK would move it to the next widget
    /// after the current event: after it has moved to the node that took the widget's place.
    private func leaveFocus(of native: NativeWidget) {
      guard let window = native.window, let holder = gtk_window_get_focus(window.to()),
        holder == native.widget || gtk_widget_is_ancestor(holder, native.widget) != 0
      else { return }
      gtk_window_set_focus(window.to(), nil)
    }

    // MARK: Names

    /// Returns the node whose widget reports the text of this one.
    private func nameHolder(of node: HostTree.Node) -> NodeID? {
      var current: HostTree.Node? = node
      while let node = current {
        if nativeWidgets[node.id] != nil { return node.id }
        if let part = widgetsOfOwners[node.id] { return part }
        if node.isScrollContainer { return nil }
        current = node.parent
      }
      return nil
    }

    private func nameNativeWidget(_ id: NodeID) {
      guard let native = nativeWidgets[id], let node = tree[id] else { return }
      let owner = node.owner
      // A container has only the name that the program gives it: its content has its own names.
      var label =
        native.holdsParts && !(native is ButtonWidget)
        ? owner.content.label ?? "" : owner.spokenLabel
      if label.isEmpty { label = owner.content.control?.placeholder ?? "" }
      if label.isEmpty, native is TextWidget { label = node.sectionTitle ?? "" }
      let more = [owner.content.valueDescription, owner.content.hint].compactMap(\.self)
      native.named(label, hint: more.isEmpty ? nil : more.joined(separator: ", "))
    }

    // MARK: Places

    /// Places the widgets of a surface: all of them, or those of the moved nodes.
    func place(_ surface: Surface) {
      var placing = Placing(surface, isWhole: surface.placesAll)
      var moved = surface.parts.map { ($0, keepsParts: false) }
      if !surface.placesAll {
        moved = surface.moved.compactMap { tree[$0].map { ($0, keepsParts: false) } }
        moved += surface.resized.compactMap { tree[$0].map { ($0, keepsParts: true) } }
      }
      surface.placesAll = false
      (surface.moved, surface.resized) = ([], [])
      let origin = surface.origin
      for (node, keepsParts) in moved {
        let corner = node.parent?.absoluteFrame.origin ?? .zero
        var inherited = Placing.Inherited(isBehind: isBehindModal(node))
        var current = node.parent
        while let around = current {
          inherited.enter(around)
          current = around.parent
        }
        inherited.holder = holder(of: node, on: surface)
        placing.place(
          node, at: CGPoint(x: corner.x - origin.x, y: corner.y - origin.y), inherited,
          keepsParts: keepsParts)
        placing.allocateHolders(of: node)
      }
    }

    /// Returns whether something modal lies above it, in the same window or in a separate one.
    private func isBehindModal(_ part: HostTree.Node) -> Bool {
      guard !landmarks.modals.isEmpty else { return false }
      var modal: HostTree.Node?
      let window = window(of: part)
      window.forEachNode { if $0.isModalPanel { modal = $0 } }
      guard let modal else { return false }
      var current: HostTree.Node? = part
      while let node = current {
        if node === modal { return false }
        current = node.parent
      }
      // A later presentation is in front of it.
      return !(part.content.control?.kind == .presentation && part.id > modal.id)
    }

    /// Returns the window that a node belongs to.
    func window(of node: HostTree.Node) -> HostTree.Node {
      var current = node
      while current.content.role != .window, let parent = current.parent { current = parent }
      return current
    }
  }

  /// One walk through the tree that allocates each widget and puts the widgets in tree order.
  private struct Placing {
    /// What a node inherits from its ancestors.
    struct Inherited {
      var isHidden = false
      var isDisabled = false
      /// Whether it lies behind something modal.
      var isBehind: Bool
      /// The widget that contains its widgets; nil: the canvas.
      var holder: NativeWidget?

      mutating func enter(_ node: HostTree.Node) {
        let traits = node.content.traits
        if traits.contains(.invisible) { isHidden = true }
        if traits.contains(.disabled) { isDisabled = true }
      }
    }

    let host: GTKHost
    let surface: Surface
    /// Whether it visits all widgets, and so can put them in order.
    private let isWhole: Bool
    private var previous: [Widget: Widget] = [:]

    init(_ surface: Surface, isWhole: Bool) {
      self.surface = surface
      self.isWhole = isWhole
      host = surface.host
    }

    /// Places a node's widget and the widgets inside it.
    ///
    /// - Parameter keepsParts: whether only the node's size has changed, so that the widgets inside
    ///   it stay where they are.
    mutating func place(
      _ node: HostTree.Node, at origin: CGPoint, _ inherited: Inherited, keepsParts: Bool = false
    ) {
      var inner = inherited
      inner.enter(node)
      if node.isModalPanel { inner.isBehind = false }
      let rect = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let native = host.nativeWidgets[node.id] {
        var area = rect.insetBy(dx: node.cardMargin, dy: 0)
        if let button = native as? ButtonWidget, button.coversRow, let row = node.rowAsButton {
          // The focus ring surrounds what is pressed: the row, not its text.
          let (frame, corner) = (row.absoluteFrame, surface.origin)
          area = frame.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: row.cardMargin, dy: 0)
        }
        if native is HeaderWidget { area.size.width += host.gap(behind: node) }
        let size = put(native, in: area, inner)
        if native.holdsParts {
          let holder = inner.holder
          inner.holder = native
          placeChildren(of: node, at: rect.origin, inner)
          // Last, because GTK requires a new allocation when something inside it changes.
          return allocate(native, size, in: holder)
        }
        allocate(native, size, in: inner.holder)
      }
      // A row's button may cover the whole row, and follows its size.
      if keepsParts, node.content.control?.kind != .row { return }
      placeChildren(of: node, at: rect.origin, inner)
    }

    /// Allocates again the widgets that contain a node's widget. GTK requires this when something
    /// inside them requests another size, such as a part that is rebuilt for its place.
    func allocateHolders(of node: HostTree.Node) {
      guard !isWhole else { return }
      var holders: [NativeWidget] = []
      var current = node
      while let holder = host.holder(of: current, on: surface), let around = host.tree[holder.id] {
        holders.append(holder)
        current = around
      }
      for (holder, outer) in zip(holders, holders.dropFirst().map(Optional.some) + [nil]) {
        allocate(holder, holder.size, in: outer)
      }
    }

    private mutating func placeChildren(
      of node: HostTree.Node, at origin: CGPoint, _ inherited: Inherited
    ) {
      for child in node.children where host.surfaces[child.id] == nil {
        place(child, at: origin, inherited)
      }
    }

    /// Moves a widget to its position.
    ///
    /// - Returns: the size to allocate.
    private mutating func put(
      _ native: NativeWidget, in rect: CGRect, _ inherited: Inherited
    ) -> (width: Int32, height: Int32) {
      host.placed += 1
      let widget = native.widget
      native.placed(in: rect, on: surface)
      gtk_widget_set_child_visible(widget, (!inherited.isHidden).gboolean)
      if gtk_widget_get_sensitive(widget) == inherited.isDisabled.gboolean {
        gtk_widget_set_sensitive(widget, (!inherited.isDisabled).gboolean)
      }
      let mayFocus = !inherited.isBehind && !native.refusesFocus
      if gtk_widget_get_can_focus(widget) != mayFocus.gboolean {
        gtk_widget_set_can_focus(widget, mayFocus.gboolean)
      }
      let holder: Widget = inherited.holder?.widget ?? surface.canvas
      if gtk_widget_get_parent(widget) != holder {
        gtk_widget_unparent(widget)
        gtk_widget_set_parent(widget, holder)
      }
      if isWhole {
        let before = previous[holder] ?? inherited.holder?.background
        if gtk_widget_get_prev_sibling(widget) != before {
          gtk_widget_insert_after(widget, holder, before)
        }
        previous[holder] = widget
      }
      // A widget needs its minimum size; it is centred in a smaller area.
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
      let given = max(width, Int32(clamping: rect.width.rounded()))
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, given, &height, nil, nil, nil)
      let tall = max(height, Int32(clamping: rect.height.rounded()))
      native.corner = CGPoint(
        x: (rect.minX - (CGFloat(given) - rect.width) / 2).rounded(),
        y: (rect.minY - (CGFloat(tall) - rect.height) / 2).rounded())
      return (given, tall)
    }

    private func allocate(
      _ native: NativeWidget, _ size: (width: Int32, height: Int32), in holder: NativeWidget?
    ) {
      let base = holder?.corner ?? .zero
      native.holderCorner = base
      native.size = size
      var corner = graphene_point_t(
        x: Float(native.corner.x - base.x), y: Float(native.corner.y - base.y))
      gtk_widget_allocate(
        native.widget, size.width, size.height, -1, gsk_transform_translate(nil, &corner))
    }
  }

  extension HostTree.Node {
    /// Whether it is a sheet, an alert or a cover, behind which nothing takes input. (A menu closes
    /// on a click beside it, which the desktop handles.)
    var isModalPanel: Bool {
      guard content.traits.contains(.modal) else { return false }
      return content.control?.style != .menu && content.control?.style != .popover
    }
  }
#endif
