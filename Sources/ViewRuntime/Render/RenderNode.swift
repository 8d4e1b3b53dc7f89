import Foundation
import HostInterface
import LayoutCore
import Timekeeping

/// One node of the tree that is laid out and shown.
///
/// Leaves and boxes have a `content` and are visible to a host. Layout-only wrappers (a padding, a
/// frame) have none: a host gets their children, with their offsets added up.
///
/// Invariants:
/// - A node's owner is an element below its parent's owner, so `depth` grows downward.
/// - `sizes` holds only answers that would be given again now; `needsLayout` says that they may be
///   outdated, and then the node is in the runtime's layout queue. A node without a parent that
///   holds no answers is not.
/// - `hostFrame` and `sentContent` are what the host was told last.
/// - Below a node that has not changed, no node has, except for rows that their container has yet
///   to inspect.
///
/// A tree has very many nodes, and a large one is traversed faster the smaller they are. So
/// properties that only few have are stored separately (``NodeExtras``), flags fill the padding
/// after numbers, and properties used by the same pass are adjacent.
@MainActor
package final class RenderNode {
  // MARK: Layout's numbers, with flags in their padding

  @exclusivity(unchecked) var placedProposal: ProposedViewSize?
  @exclusivity(unchecked) package var isRightToLeft = false
  /// Whether later children are drawn below earlier ones (a background's second view).
  @exclusivity(unchecked) package var drawsBackward = false
  /// Whether a host sees the node and its descendants. A layout that chooses among its children
  /// turns it off for the others.
  @exclusivity(unchecked) package var isShown = true {
    didSet { if isShown != oldValue { parent?.markHostChildrenDirty() } }
  }
  /// Whether there is a content: read far more often than the content itself.
  @exclusivity(unchecked) package private(set) var isVisible: Bool
  @exclusivity(unchecked) var isContentDirty = false
  @exclusivity(unchecked) var isFrameDirty = false
  @exclusivity(unchecked) var areHostChildrenDirty = false
  @exclusivity(unchecked) var isInHost = false
  /// Whether the node stays with its parent, for a transition, although it is no longer a child.
  @exclusivity(unchecked) var isExiting = false
  /// Whether its size may differ from the last time an enclosing long stack measured it.
  @exclusivity(unchecked) var mayAnswerOtherwise = true
  @exclusivity(unchecked) var knownSpacing = KnownSpacing.unknown
  private let depth32: Int32
  @exclusivity(unchecked) private var layoutGeneration32: UInt32 = 0
  /// Scratch space of the commit: the node's index among the host's children.
  @exclusivity(unchecked) var hostPlace: Int32 = -1
  @exclusivity(unchecked) var sizes = SizeAnswers()
  @exclusivity(unchecked) var needsLayout = false
  @exclusivity(unchecked) var needsPlacement = true
  /// Whether anything in this subtree may have changed since the enclosing row was inspected last;
  /// see ``takeChanges()``.
  @exclusivity(unchecked) package fileprivate(set) var hasChanged = true
  /// Whether a lazy container below shows content according to its position, so that it matters if
  /// this node moves.
  @exclusivity(unchecked) var holdsLazyContent = false

  // MARK: Layout

  @exclusivity(unchecked) package internal(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package internal(set) var size = CGSize.zero
  @exclusivity(unchecked) package private(set) var children: [RenderNode] = []
  @exclusivity(unchecked) package var layout: any NodeLayout
  @exclusivity(unchecked) var memory: LayoutMemory?
  /// Unsafe for speed: a node is only reached through its runtime or an element's own `runtime`.
  package unowned(unsafe) let runtime: ViewRuntime
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: RenderNode?

  // MARK: What a host sees

  /// Nil for a layout-only node.
  @exclusivity(unchecked) package private(set) var content: NodeContent?
  @exclusivity(unchecked) var sentContent: NodeContent?
  @exclusivity(unchecked) var hostChildren: [RenderNode] = []
  @exclusivity(unchecked) var hostFrame = CGRect.null
  package let id: NodeID

  // MARK: Environment

  /// The scope that changes transactions at this place.
  let transactions: TransactionScope?
  /// Properties that few nodes have; nil for the others.
  @exclusivity(unchecked) var extras: NodeExtras?
  /// The element that receives this node's events; it clears this reference when it goes away.
  @exclusivity(unchecked) package unowned(unsafe) var eventTarget: Element?

  package init(
    _ owner: Element, content: NodeContent? = nil, layout: any NodeLayout = PassthroughLayout()
  ) {
    runtime = owner.runtime
    id = owner.runtime.makeNodeID()
    depth32 = Int32(owner.depth)
    transactions = owner.scope.transactions
    self.content = content
    isVisible = content != nil
    self.layout = layout
    if let audit = owner.runtime.audit { audit.note(self, of: owner) }
  }

  /// Creates the root: the host's window.
  init(rootOf runtime: ViewRuntime, layout: any NodeLayout) {
    self.runtime = runtime
    id = .root
    depth32 = 0
    transactions = nil
    content = NodeContent(role: .window)
    isVisible = true
    sentContent = content
    isInHost = true
    self.layout = layout
  }

  /// A queue or a transition may hold a node for longer than its parent lives.
  deinit {
    if children.isEmpty, extras == nil { return }
    Self.letGo(Unmanaged.passUnretained(self))
  }

  private nonisolated static let letGo = MainActorCall<Unmanaged<RenderNode>> { node in
    node._withUnsafeGuaranteedRef { $0.letGo() }
  }

  /// Clears the references to this node, which goes away.
  private func letGo() {
    for child in children where child.parent === self { child.parent = nil }
    guard let extras else { return }
    for child in extras.exiting where child.parent === self { child.parent = nil }
    for node in extras.attached { node.leaveHolder(self) }
    extras.reference?.node = nil
  }
}

extension RenderNode {
  package var depth: Int { Int(depth32) }

  /// Counts how often the node's answers were recomputed: a layout's own cache is valid while the
  /// number stays the same.
  package internal(set) var layoutGeneration: Int {
    get { Int(layoutGeneration32) }
    set { layoutGeneration32 = UInt32(truncatingIfNeeded: newValue) }
  }
}

// MARK: - Structure

extension RenderNode {
  /// Replaces the children. Nodes that leave are removed from the host; the others keep their place
  /// there.
  ///
  /// - Parameter relayout: false if the caller is laying the children out right now.
  /// - Complexity: linear in the number of children.
  package func setChildren(_ nodes: [RenderNode], relayout: Bool = true) {
    // Children whose removal was undone: they are among the children again, or were removed after
    // all.
    let returned = extras == nil ? [] : exiting.filter { !$0.isExiting }
    if returned.isEmpty, nodes.isIdentical(to: children) { return }
    for child in returned { child.parent = nil }
    // Loops, here and below: a closure of the main actor would check the thread for each node.
    var changesTraits = false
    if relayout, layout.isWrapper, children.first !== nodes.first {
      if let former = children.first { changesTraits = former.hasWrappedTraits }
      if !changesTraits, let next = nodes.first { changesTraits = next.hasWrappedTraits }
    }
    let differences = children.differences(to: nodes, in: self)
    let (former, arriving) = (children[differences.former], nodes[differences.now])
    for child in former where child.parent === self { child.parent = nil }
    memory?.ofContainer?.replace(differences.former, withCount: arriving.count)
    children = nodes
    for child in arriving {
      if let place = child.parent, place !== self, !place.exiting.isEmpty {
        place.exiting.removeAll { $0 === child }
      }
      child.parent = self
    }
    if !returned.isEmpty {
      exiting.removeAll { !$0.isExiting }
      for child in returned where child.parent == nil { child.leaveTree() }
    }
    for child in former where child.parent == nil {
      if child.isExiting {
        child.parent = self
        exiting.append(child)
      } else {
        child.leaveTree()
      }
    }
    markChanged()
    markHostChildrenDirty()
    if relayout { setNeedsLayout() }
    // Whoever lays this node out sees the traits of its first child.
    if changesTraits { forEachHolder { $0.setNeedsLayout() } }
  }

  /// Takes the subtree out of all queues, since the elements that own its nodes may be gone. If the
  /// nodes come back, they are measured again.
  private func leaveTree() {
    isExiting = false
    if extras != nil, !exiting.isEmpty {
      let leaving = exiting
      exiting = []
      for node in leaving {
        node.parent = nil
        node.leaveTree()
        // Their end will not be noticed here any more: whoever keeps one until then lets it go.
        node.onExited?()
        node.onExited = nil
      }
    }
    needsLayout = false
    needsPlacement = true
    forgetAnswers()
    mayAnswerOtherwise = true
    for child in children { child.leaveTree() }
  }

  /// Ends the node's removal: it goes away, together with the wrappers that only stayed for it.
  func endExit() {
    guard isExiting else { return }
    isExiting = false
    let place = parent
    parent = nil
    place?.exiting.removeAll { $0 === self }
    leaveTree()
    place?.markHostChildrenDirty()
    onExited?()
    onExited = nil
    if let place, place.isExiting, place.exiting.isEmpty { place.endExit() }
  }

  package func setChild(_ node: RenderNode) {
    if children.count == 1, children[0] === node { return }
    setChildren([node])
  }

  func markHostChildrenDirty() {
    var node: RenderNode? = self
    while let current = node, !current.isVisible {
      // The subject of a label may be another view now.
      if current.decorate != nil { current.decorationChanged() }
      node = current.parent
    }
    guard let node, !node.areHostChildrenDirty else { return }
    node.areHostChildrenDirty = true
    runtime.commitQueue.structure.append(node)
  }

}

// MARK: - Changes

extension RenderNode {
  /// Marks the node's children, content or traits as changed.
  ///
  /// - Complexity: O(1) if the last change has not been inspected yet.
  package func markChanged() {
    var place: RenderNode? = self
    while let node = place, !node.hasChanged {
      node.hasChanged = true
      place = node.parent
      if place == nil, let holder = node.extras?.holder { holder.rowMayHaveChanged() }
    }
  }

  /// Makes the lazy container inspect the row that contains this node again: the row may offer
  /// something else now, although no size has changed.
  func rowMayHaveChanged() {
    markChanged()
    var holder = parent
    while let place = holder, !place.isLazyContainer {
      // A row wraps its content, and the container its rows.
      holder =
        place.layoutInPlace.isWrapper || place.parent?.isLazyContainer == true ? place.parent : nil
    }
    holder?.setNeedsLayout()
  }

  /// Marks the subtree as inspected, including nodes attached to nodes below, except for the rows
  /// of containers below.
  ///
  /// - Complexity: linear in the changed nodes and their children.
  package func takeChanges() {
    guard hasChanged else { return }
    hasChanged = false
    // A container inspects its rows itself.
    if isLazyContainer { return }
    for child in children { child.takeChanges() }
    for node in extras?.attached ?? [] { node.takeChanges() }
  }
}

// MARK: - Content

extension RenderNode {
  /// Sets the node's content; an equal one changes nothing.
  ///
  /// - Parameter resizes: whether the node's own size may change with it.
  package func setContent(_ new: NodeContent?, resizes: Bool) {
    if let new, let content {
      if new == content { return }
    } else if new == nil, content == nil {
      return
    }
    replaceContent(new, resizes: resizes)
  }

  /// Sets a content that is known to differ.
  package func replaceContent(_ new: NodeContent?, resizes: Bool) {
    if (new == nil) != (content == nil) { visibilityWillChange() }
    content = new
    isVisible = new != nil
    markContentDirty()
    if resizes { setNeedsLayout() }
  }

  private func visibilityWillChange() {
    // The list of visible descendants changes for the node that holds it.
    parent?.markHostChildrenDirty()
    areHostChildrenDirty = true
    runtime.commitQueue.structure.append(self)
  }

  func markContentDirty() {
    markChanged()
    guard isVisible else {
      for child in exiting { child.markContentDirty() }
      for child in children { child.markContentDirty() }
      return
    }
    guard !isContentDirty else { return }
    isContentDirty = true
    runtime.commitQueue.contents.append(self)
  }

  /// Notes that the host already shows this value, whatever it was sent last: an update follows if
  /// the content has another one.
  package func hostShows(_ value: ElementValue) {
    guard sentContent != nil else { return }
    sentContent?.value = value
    markContentDirty()
    runtime.requestFrame()
  }

  /// Notes that the host shows a text entered by the user, with its selection.
  package func hostShows(_ edit: HostEvent.TextEdit) {
    hostShows(.text(edit.text))
    if sentContent?.textInput?.followsSelection == true {
      sentContent?.textInput?.selection = edit.selection
    }
  }

  /// Called when a layout-only node's decoration produces other results.
  package func decorationChanged() { markContentDirty() }

  /// Returns a trait of this node, or of the node enclosed by its wrappers.
  package func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    // A row is queried for a dozen of them at each layout, and has few: missing ones are skipped
    // without a cast.
    var place: RenderNode? = self
    while let node = place {
      if let extras = node.extras, let found = extras.traits[key], let value = found as? Value {
        return value
      }
      place = node.wrapped
    }
    return nil
  }

  /// Returns the trait set by the innermost modifier: a trait on a group or section is the default
  /// for members that do not set it themselves (S7.12).
  package func innermostTrait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    var innermost: Any?
    var place: RenderNode? = self
    while let node = place {
      if let extras = node.extras, let found = extras.traits[key] { innermost = found }
      place = node.wrapped
    }
    return innermost.flatMap { $0 as? Value }
  }

  /// Whether this node, or one that its wrappers enclose, has traits.
  private var hasWrappedTraits: Bool {
    var place: RenderNode? = self
    while let node = place {
      if let extras = node.extras, !extras.traits.isEmpty { return true }
      place = node.wrapped
    }
    return false
  }

  /// The node that this one encloses as a wrapper; nil for others.
  package var wrapped: RenderNode? { layoutInPlace.isWrapper ? children.first : nil }
}
