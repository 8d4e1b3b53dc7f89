import Foundation
import HostInterface
import LayoutCore
import Timekeeping

/// One node of the tree that is laid out and shown.
///
/// Leaves and boxes have a `content` and are what a host sees. Layout-only wrappers (a padding, a
/// frame) have none: a host gets their children, with their offsets added up.
///
/// Invariants:
/// - A node's owner is an element below its parent's owner, so `depth` grows downward.
/// - `sizes` holds only answers that would be given again now; `needsLayout` says that they may
///   not be, and then the node stands in the runtime's layout queue.
/// - `hostFrame` and `sentContent` are what the host was told last.
/// - Below a node that has not changed, no node has, but for rows at which their container is still
///   to look.
///
/// A tree has very many nodes, and a large one is gone through faster the smaller they are. So what
/// only few have is kept apart (``NodeExtras``), flags fill the gaps that numbers leave, and what the
/// same pass looks at stands together.
@MainActor
package final class RenderNode {
  // MARK: Layout's numbers, flags between them where they would leave room

  @exclusivity(unchecked) var placedProposal: ProposedViewSize?
  @exclusivity(unchecked) package var isRightToLeft = false
  /// Children that come later are drawn below those before them (a background's second view).
  @exclusivity(unchecked) package var drawsBackward = false
  /// Whether a host sees the node and what is below it. A layout that chooses among its children
  /// turns it off for the others.
  @exclusivity(unchecked) package var isShown = true {
    didSet { if isShown != oldValue { parent?.markHostChildrenDirty() } }
  }
  /// Whether there is a content: asked far more often than for which.
  @exclusivity(unchecked) package private(set) var isVisible: Bool
  @exclusivity(unchecked) var isContentDirty = false
  @exclusivity(unchecked) var isFrameDirty = false
  @exclusivity(unchecked) var areHostChildrenDirty = false
  @exclusivity(unchecked) var isInHost = false
  /// Whether the node stays with its parent, for a transition, when it is no longer a child.
  @exclusivity(unchecked) var isExiting = false
  private let depth32: Int32
  @exclusivity(unchecked) private var layoutGeneration32: UInt32 = 0
  /// Scratch of the commit: where the node stands among the host's children.
  @exclusivity(unchecked) var hostPlace: Int32 = -1
  @exclusivity(unchecked) var sizes = SizeAnswers()
  @exclusivity(unchecked) var needsLayout = false
  @exclusivity(unchecked) var needsPlacement = true
  /// Whether something here or below may be another thing than when the row that it stands in was
  /// looked at last; see ``takeChanges()``.
  @exclusivity(unchecked) package fileprivate(set) var hasChanged = true
  /// Whether a lazy container below shows what lies where, so that it matters if this node moves.
  @exclusivity(unchecked) var holdsLazyContent = false
  /// Whether it may choose another size than when a long stack around it asked last.
  @exclusivity(unchecked) var mayAnswerOtherwise = true

  // MARK: Layout

  @exclusivity(unchecked) package internal(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package internal(set) var size = CGSize.zero
  @exclusivity(unchecked) package private(set) var children: [RenderNode] = []
  @exclusivity(unchecked) var cachedSpacing: CachedSpacing?
  @exclusivity(unchecked) package var layout: any NodeLayout
  @exclusivity(unchecked) var cachedArrangement: CachedArrangement?
  @exclusivity(unchecked) var guides: [GuideAnswer] = []
  /// Unsafe for speed: a node is only reached through its runtime, or by an element's own
  /// `runtime`.
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

  /// What changes the transactions at this place.
  let transactions: TransactionScope?
  /// What few nodes have; nil for the others.
  @exclusivity(unchecked) var extras: NodeExtras?
  /// The element that is given the events on this node; it takes itself out when it goes.
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

  /// The root: the host's window.
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

  /// A queue, or a transition, may hold a node for longer than its parent lives.
  deinit {
    if children.isEmpty, extras == nil { return }
    onMainActor { [children, extras, id = ObjectIdentifier(self)] in
      for child in children { child.leave(id) }
      for child in extras?.exiting ?? [] { child.leave(id) }
      for node in extras?.attached ?? [] { node.leaveHolder(id) }
    }
  }

  /// The node with this id goes.
  private func leave(_ former: ObjectIdentifier) {
    if let parent, ObjectIdentifier(parent) == former { self.parent = nil }
  }
}

extension RenderNode {
  package var depth: Int { Int(depth32) }

  /// Counts how often the node's answers were asked again: a layout's own cache holds as long as it
  /// stays the same.
  package internal(set) var layoutGeneration: Int {
    get { Int(layoutGeneration32) }
    set { layoutGeneration32 = UInt32(truncatingIfNeeded: newValue) }
  }
}

// MARK: - Structure

extension RenderNode {
  /// Replaces the children. Nodes that leave are taken from the host; the others keep their place
  /// there.
  ///
  /// - Parameter relayout: false if the caller is laying the children out right now.
  /// - Complexity: linear in the number of children.
  package func setChildren(_ nodes: [RenderNode], relayout: Bool = true) {
    // Those whose removal was taken back: they stand among the children again, or went after all.
    let returned = extras == nil ? [] : exiting.filter { !$0.isExiting }
    if returned.isEmpty, nodes.isIdentical(to: children) { return }
    for child in returned { child.parent = nil }
    let differences = children.differences(to: nodes, in: self)
    let (former, arriving) = (children[differences.former], nodes[differences.now])
    for child in former where child.parent === self { child.parent = nil }
    cachedArrangement?.run?.replace(differences.former, withCount: arriving.count)
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
  }

  /// The node and all below it no longer take part: what is queued for them is dropped, since the
  /// elements that they belong to may be gone. If they come back, they are measured again.
  private func leaveTree() {
    isExiting = false
    if extras != nil {
      for node in exiting { node.leaveTree() }
      exiting = []
    }
    needsLayout = false
    needsPlacement = true
    forgetAnswers()
    mayAnswerOtherwise = true
    for child in children { child.leaveTree() }
  }

  /// The node's removal is over: it goes, and with it the wrappers that only stayed for it.
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
      // What a label is about may be another view now.
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
  /// Something of the node is another thing now: its children, content or traits.
  ///
  /// - Complexity: O(1) where nobody has looked since the last change.
  package func markChanged() {
    var place: RenderNode? = self
    while let node = place, !node.hasChanged {
      node.hasChanged = true
      place = node.parent
      if place == nil, let holder = node.extras?.holder { holder.rowMayHaveChanged() }
    }
  }

  /// The row of a lazy container that this stands in may offer something else now, though no size
  /// is another one: the container looks at it again.
  func rowMayHaveChanged() {
    markChanged()
    var holder = parent
    while let place = holder, !place.isLazyContainer {
      // A row encloses its content, and the container its rows.
      holder =
        place.layout.isWrapper || place.parent?.isLazyContainer == true ? place.parent : nil
    }
    holder?.setNeedsLayout()
  }

  /// Says that everything here and below was looked at, what is attached to nodes below too, but
  /// for the rows of containers below.
  ///
  /// - Complexity: linear in the nodes that have changed, and their children.
  package func takeChanges() {
    guard hasChanged else { return }
    hasChanged = false
    // A container looks at its rows by itself.
    if isLazyContainer { return }
    for child in children { child.takeChanges() }
    for node in extras?.attached ?? [] { node.takeChanges() }
  }
}

// MARK: - Content

extension RenderNode {
  /// Gives the node another content; an equal one changes nothing.
  ///
  /// - Parameter resizes: whether the node's own size may differ with it.
  package func setContent(_ new: NodeContent?, resizes: Bool) {
    if let new, let content {
      if new == content { return }
    } else if new == nil, content == nil {
      return
    }
    replaceContent(new, resizes: resizes)
  }

  /// Gives the node a content that is known to be another one.
  package func replaceContent(_ new: NodeContent?, resizes: Bool) {
    if (new == nil) != (content == nil) { visibilityWillChange() }
    content = new
    isVisible = new != nil
    markContentDirty()
    if resizes { setNeedsLayout() }
  }

  private func visibilityWillChange() {
    // Whoever holds this node's visible descendants gets another list.
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

  /// The host shows this value already, whatever it was told last: an update follows if the content
  /// has another one.
  package func hostShows(_ value: ElementValue) {
    guard sentContent != nil else { return }
    sentContent?.value = value
    markContentDirty()
    runtime.requestFrame()
  }

  /// The host shows a text that the user made, with what is selected in it.
  package func hostShows(_ edit: HostEvent.TextEdit) {
    hostShows(.text(edit.text))
    if sentContent?.textInput?.followsSelection == true {
      sentContent?.textInput?.selection = edit.selection
    }
  }

  /// A layout-only node's decoration gives other results now.
  package func decorationChanged() { markContentDirty() }

  /// A trait of this node, or of the one that its wrappers enclose.
  package func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    // A row is asked for a dozen of them at each layout, and has few: what is not there is passed
    // over without a cast.
    var place: RenderNode? = self
    while let node = place {
      if let extras = node.extras, let found = extras.traits[key], let value = found as? Value {
        return value
      }
      place = node.layout.isWrapper ? node.children.first : nil
    }
    return nil
  }

  /// The same, of the innermost modifier that says it: what stands on a group or section is for
  /// those who say nothing themselves (S7.12).
  package func innermostTrait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    var innermost: Any?
    var place: RenderNode? = self
    while let node = place {
      if let extras = node.extras, let found = extras.traits[key] { innermost = found }
      place = node.layout.isWrapper ? node.children.first : nil
    }
    return innermost.flatMap { $0 as? Value }
  }

  /// The traits of this node and of those that its wrappers enclose, outermost first, without the
  /// empty ones. A caller that looks for many traits, of which a node has few, asks once.
  package var wrappedTraits: [[ObjectIdentifier: Any]] {
    var found: [[ObjectIdentifier: Any]] = []
    var place: RenderNode? = self
    while let node = place {
      if let traits = node.extras?.traits, !traits.isEmpty { found.append(traits) }
      place = node.layout.isWrapper ? node.children.first : nil
    }
    return found
  }
}
