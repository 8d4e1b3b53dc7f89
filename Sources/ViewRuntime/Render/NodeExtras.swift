import HostInterface

/// Properties that only few render nodes have; created when the first one is set.
@MainActor
final class NodeExtras {
  @exclusivity(unchecked) var traits: [ObjectIdentifier: Any] = [:]
  @exclusivity(unchecked) var decorate: ((inout NodeContent, _ isBackground: Bool) -> Void)?
  var onEvent: ((HostEvent) -> Void)?
  var onHiddenChange: (() -> Void)?
  @exclusivity(unchecked) var contentChange: ContentChangeStyle?
  @exclusivity(unchecked) var formerContentChange: ContentChangeStyle?
  @exclusivity(unchecked) var motion: NodeMotion?
  @exclusivity(unchecked) var exiting: [RenderNode] = []
  /// Nodes of other views that belong to this one and are placed elsewhere, or nowhere.
  @exclusivity(unchecked) var attached: [RenderNode] = []
  /// The node to which this one is attached. It clears this reference when it goes away.
  @exclusivity(unchecked) unowned(unsafe) var holder: RenderNode?
  var reference: NodeReference?
  @exclusivity(unchecked) var fade: Double?
  var onExited: (() -> Void)?
  var layoutReads: LayoutReads?
  /// For a row, the lazy container that has measured it: the row may not be placed there yet, or no
  /// longer.
  weak var rowHolder: RenderNode?
  /// Whether something inside follows the size of the container around.
  @exclusivity(unchecked) var followsContainerSize = false
}

extension RenderNode {
  private var ownExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// Tracks the reads of the app's closures that take part in layout.
  package var layoutReads: LayoutReads {
    if let reads = extras?.layoutReads { return reads }
    let made = LayoutReads(self)
    ownExtras.layoutReads = made
    return made
  }

  /// Sets an extra; removing one that does not exist allocates nothing.
  private func set<Value>(_ keyPath: ReferenceWritableKeyPath<NodeExtras, Value?>, _ new: Value?) {
    if extras == nil, new == nil { return }
    ownExtras[keyPath: keyPath] = new
  }

  /// Values that a container reads from its children: tags, z-index, row insets ...
  package var traits: [ObjectIdentifier: Any] {
    get { extras?.traits ?? [:] }
    _modify {
      if let extras {
        yield &extras.traits
      } else {
        var first: [ObjectIdentifier: Any] = [:]
        yield &first
        if first.isEmpty { return }
        ownExtras.traits = first
      }
      markChanged()
    }
  }

  /// The lazy container of this row, whether the row is placed there or not.
  var rowHolder: RenderNode? {
    get { extras?.rowHolder }
    set { ownExtras.rowHolder = newValue }
  }

  /// Whether something inside follows the size of the scroll view or window around.
  var followsContainerSize: Bool { extras?.followsContainerSize ?? false }

  /// Marks this node and those around it, so that lazy containers measure rows again that follow
  /// the size of their scroll view.
  package func markFollowsContainerSize() {
    var place: RenderNode? = self
    while let node = place, !node.followsContainerSize {
      node.ownExtras.followsContainerSize = true
      place = node.parent ?? node.rowHolder
    }
  }

  /// Attaches another view's node to this one.
  func attach(_ node: RenderNode) {
    ownExtras.attached.append(node)
    node.ownExtras.holder = self
    markChanged()
  }

  /// A reference that does not keep the node alive.
  package var reference: NodeReference {
    if let reference = extras?.reference { return reference }
    let made = NodeReference(self)
    ownExtras.reference = made
    return made
  }

  /// Called when the node to which this one is attached goes away.
  func leaveHolder(_ former: RenderNode) {
    guard let extras, extras.holder === former else { return }
    extras.holder = nil
  }

  /// Applied to the contents of the visible nodes directly below this layout-only node. A
  /// background is a shape next to something that accessibility clients announce.
  package var decorate: ((inout NodeContent, _ isBackground: Bool) -> Void)? {
    get { extras?.decorate }
    set { set(\.decorate, newValue) }
  }

  /// Called for events that a host sends to the node, instead of the element's `handle`.
  package var onEvent: ((HostEvent) -> Void)? {
    get { extras?.onEvent }
    set { set(\.onEvent, newValue) }
  }

  /// Set on the root of views that are read instead of shown: called when the content of one
  /// changes.
  package var onHiddenChange: (() -> Void)? {
    get { extras?.onHiddenChange }
    set { set(\.onHiddenChange, newValue) }
  }

  // MARK: Animation

  /// How the content transitions into another one; nil if it changes immediately.
  var contentChange: ContentChangeStyle? {
    get { extras?.contentChange }
    set { set(\.contentChange, newValue) }
  }

  /// The style before the last change: the previous number, to determine the direction.
  var formerContentChange: ContentChangeStyle? {
    get { extras?.formerContentChange }
    set { set(\.formerContentChange, newValue) }
  }

  /// The animation of the node's frame, while it is under way.
  var motion: NodeMotion? {
    get { extras?.motion }
    set { set(\.motion, newValue) }
  }

  /// Removed nodes that are still shown, beneath the others: they take no part in layout.
  var exiting: [RenderNode] {
    get { extras?.exiting ?? [] }
    set {
      if extras == nil, newValue.isEmpty { return }
      ownExtras.exiting = newValue
    }
  }

  /// The opacity of the default transition; nil if none is under way.
  var fade: Double? {
    get { extras?.fade }
    set {
      guard newValue != fade else { return }
      ownExtras.fade = newValue
      markContentDirty()
    }
  }

  /// Called when the node, a wrapper whose content has left, is no longer needed.
  var onExited: (() -> Void)? {
    get { extras?.onExited }
    set { set(\.onExited, newValue) }
  }
}
