import HostInterface

/// What only few render nodes have: a node makes it when the first is set.
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
  /// Nodes of other views that belong to this one and stand elsewhere, or nowhere.
  @exclusivity(unchecked) var attached: [RenderNode] = []
  /// The node to which this one is attached. It takes itself out when it goes.
  @exclusivity(unchecked) unowned(unsafe) var holder: RenderNode?
  @exclusivity(unchecked) var fade: Double?
  var onExited: (() -> Void)?
  var layoutReads: LayoutReads?
  /// Of a row, the lazy container that has measured it: it may not stand there yet, or no longer.
  weak var rowHolder: RenderNode?
}

extension RenderNode {
  private var ownExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// Of the closures of the app that take part in the layout.
  var layoutReads: LayoutReads {
    if let reads = extras?.layoutReads { return reads }
    let made = LayoutReads(self)
    ownExtras.layoutReads = made
    return made
  }

  /// Gives an extra another value; taking away what is not there makes nothing.
  private func set<Value>(_ keyPath: ReferenceWritableKeyPath<NodeExtras, Value?>, _ new: Value?) {
    if extras == nil, new == nil { return }
    ownExtras[keyPath: keyPath] = new
  }

  /// Values that a container reads of its children: tags, z-index, row insets ...
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

  /// The lazy container whose row this is, whether it stands there or not.
  var rowHolder: RenderNode? {
    get { extras?.rowHolder }
    set { ownExtras.rowHolder = newValue }
  }

  /// Makes another view's node one of those that belong to this node.
  func attach(_ node: RenderNode) {
    ownExtras.attached.append(node)
    node.ownExtras.holder = self
    markChanged()
  }

  /// The node to which this one is attached goes.
  func leaveHolder(_ former: ObjectIdentifier) {
    guard let extras, let holder = extras.holder, ObjectIdentifier(holder) == former else { return }
    extras.holder = nil
  }

  /// Applied to the contents of the visible nodes that this layout-only node stands directly above.
  /// The background is a shape beside something that is spoken of.
  package var decorate: ((inout NodeContent, _ isBackground: Bool) -> Void)? {
    get { extras?.decorate }
    set { set(\.decorate, newValue) }
  }

  /// Called for events that a host sends to the node, in place of the element's `handle`.
  package var onEvent: ((HostEvent) -> Void)? {
    get { extras?.onEvent }
    set { set(\.onEvent, newValue) }
  }

  /// Set on the root of views that are read instead of shown: called when one's content changed.
  package var onHiddenChange: (() -> Void)? {
    get { extras?.onHiddenChange }
    set { set(\.onHiddenChange, newValue) }
  }

  // MARK: Animation

  /// How the content goes over into another one; nil: at once.
  var contentChange: ContentChangeStyle? {
    get { extras?.contentChange }
    set { set(\.contentChange, newValue) }
  }

  /// What it was before it was another one: the former number, for the direction.
  var formerContentChange: ContentChangeStyle? {
    get { extras?.formerContentChange }
    set { set(\.formerContentChange, newValue) }
  }

  /// While the node is shown on its way.
  var motion: NodeMotion? {
    get { extras?.motion }
    set { set(\.motion, newValue) }
  }

  /// Removed nodes that are still shown, below the others: they take no part in layout.
  var exiting: [RenderNode] {
    get { extras?.exiting ?? [] }
    set {
      if extras == nil, newValue.isEmpty { return }
      ownExtras.exiting = newValue
    }
  }

  /// Opacity of the transition that views have by themselves; nil: none is under way.
  var fade: Double? {
    get { extras?.fade }
    set {
      guard newValue != fade else { return }
      ownExtras.fade = newValue
      markContentDirty()
    }
  }

  /// Called when the node, a wrapper whose content left, is no longer needed.
  var onExited: (() -> Void)? {
    get { extras?.onExited }
    set { set(\.onExited, newValue) }
  }
}
