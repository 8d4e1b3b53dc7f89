#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// Keeps the widgets in step with the render tree, and puts them in their places.
  extension GTKHost {
    /// Makes, updates and drops widgets after a patch.
    func syncFaces(_ patch: Patch) {
      var named: Set<NodeID> = []
      for operation in patch.operations {
        switch operation {
        case .insert(let id, _, _, _, _), .update(let id, _):
          guard let node = tree[id] else { continue }
          syncFace(node)
          nameHolder(of: node).map { _ = named.insert($0) }
        case .move(let id, _, _):
          if let node = tree[id] { nameHolder(of: node).map { _ = named.insert($0) } }
        case .remove: break
        case .setFrame: break
        }
      }
      if patch.operations.contains(where: { if case .remove = $0 { true } else { false } }) {
        for id in faces.keys where tree[id] == nil { drop(id) }
      }
      for id in named { nameFace(id) }
    }

    private func syncFace(_ node: HostTree.Node) {
      let kind = FaceKind(node)
      if kinds[node.id] != kind {
        drop(node.id)
        guard let kind else { return }
        let face = kind.make(self)
        kinds[node.id] = kind
        faces[node.id] = face
        let owner = node.owner
        if owner !== node { facesOfOwners[owner.id] = node.id }
        gtk_widget_set_parent(face.widget, canvas)
      }
      faces[node.id]?.update(node)
    }

    private func drop(_ id: NodeID) {
      guard let face = faces.removeValue(forKey: id) else { return }
      kinds[id] = nil
      for (owner, part) in facesOfOwners where part == id { facesOfOwners[owner] = nil }
      gtk_widget_unparent(face.widget)
    }

    // MARK: Names

    /// The node whose widget tells the text of this one.
    private func nameHolder(of node: HostTree.Node) -> NodeID? {
      var current: HostTree.Node? = node
      while let node = current {
        if faces[node.id] != nil { return node.id }
        if let part = facesOfOwners[node.id] { return part }
        if node.isScrollContainer { return nil }
        current = node.parent
      }
      return nil
    }

    private func nameFace(_ id: NodeID) {
      guard let face = faces[id], let node = tree[id] else { return }
      let owner = node.owner
      var label = owner.spokenLabel
      if label.isEmpty { label = owner.content.control?.placeholder ?? "" }
      kumiki_set_accessible_label((face as? EditorFace)?.input ?? face.widget, label)
      if let hint = owner.content.hint { kumiki_set_accessible_description(face.widget, hint) }
      gtk_widget_set_tooltip_text(face.widget, owner.content.hint)
    }

    // MARK: Places

    /// The canvas has this size now: the app is laid out for it, and the widgets take their places.
    func allocate(_ newSize: CGSize) {
      if newSize != size {
        size = newSize
        client?.handle(.resized(newSize))
      }
      // Before the picture, not after it: a resized window must not show the former layout.
      runFrames()
      placeFaces()
      // A widget that is new can be focused now that it has its place.
      if requestedFocus != nil { scheduleFlush() }
    }

    private func placeFaces() {
      var placing = Placing(host: self)
      tree.root.forEachNode { node in
        if node.content.traits.contains(.modal) { placing.modal = node.id }
      }
      placing.place(tree.root, at: .zero, Placing.Surroundings(isBehind: placing.modal != nil))
    }
  }

  /// One walk through the tree that allocates each widget and puts them in the tree's order.
  private struct Placing {
    /// What comes down to a node from its ancestors.
    struct Surroundings {
      var isHidden = false
      var isDisabled = false
      /// Whether it lies behind something modal.
      var isBehind: Bool
    }

    let host: GTKHost
    var modal: NodeID?
    private var previous: Widget?

    init(host: GTKHost) { self.host = host }

    mutating func place(_ node: HostTree.Node, at origin: CGPoint, _ surroundings: Surroundings) {
      var inner = surroundings
      let traits = node.content.traits
      if traits.contains(.invisible) { inner.isHidden = true }
      if traits.contains(.disabled) { inner.isDisabled = true }
      if node.id == modal { inner.isBehind = false }
      let rect = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let face = host.faces[node.id] { put(face, in: rect, inner) }
      for child in node.children { place(child, at: rect.origin, inner) }
    }

    private mutating func put(
      _ face: ControlFace, in rect: CGRect, _ surroundings: Surroundings
    ) {
      let widget = face.widget
      gtk_widget_set_child_visible(widget, (!surroundings.isHidden).gboolean)
      if gtk_widget_get_sensitive(widget) == surroundings.isDisabled.gboolean {
        gtk_widget_set_sensitive(widget, (!surroundings.isDisabled).gboolean)
      }
      if gtk_widget_get_can_focus(widget) == surroundings.isBehind.gboolean {
        gtk_widget_set_can_focus(widget, (!surroundings.isBehind).gboolean)
      }
      if gtk_widget_get_prev_sibling(widget) != previous {
        gtk_widget_insert_after(widget, host.canvas, previous)
      }
      previous = widget
      // A widget must have what it needs at least; it stands in the middle of less.
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
      let given = max(width, Int32(rect.width.rounded()))
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, given, &height, nil, nil, nil)
      let tall = max(height, Int32(rect.height.rounded()))
      var corner = graphene_point_t(
        x: Float((rect.minX - (CGFloat(given) - rect.width) / 2).rounded()),
        y: Float((rect.minY - (CGFloat(tall) - rect.height) / 2).rounded()))
      gtk_widget_allocate(widget, given, tall, -1, gsk_transform_translate(nil, &corner))
    }
  }
#endif
