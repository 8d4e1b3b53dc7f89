import Foundation
import LayoutCore

extension RenderNode {
  /// The layout where it is stored: a property that may hold values of any type is copied for each
  /// call, together with what the value holds.
  ///
  /// Only for calls of the layout's own methods, which never replace it.
  var layoutInPlace: any NodeLayout {
    @inline(__always)
    _read { yield layout }
  }

  package var priority: Double { layoutInPlace.priority(self) }

  /// Visits the enclosing container, after the modifiers' nodes in between.
  func forEachHolder(_ visit: (RenderNode) -> Void) {
    var place = parent
    while let node = place {
      visit(node)
      guard node.layoutInPlace.isWrapper else { return }
      place = node.parent
    }
  }

  /// The spacing that the node prefers to its neighbours; cached until something below changes.
  package var spacing: ViewSpacing {
    switch knownSpacing {
    case .usual: return runtime.defaultSpacing
    case .ofTexts: return runtime.textSpacing ?? runtime.defaultSpacing
    case .ofControls: return runtime.controlSpacing
    case .other: if case .of(let spacing)? = memory?.spacing { return spacing }
    case .unknown: break
    }
    let spacing = layoutInPlace.spacing(self)
    keep(spacing)
    return spacing
  }

  private func keep(_ spacing: ViewSpacing) {
    if spacing.isSame(as: runtime.defaultSpacing) {
      knownSpacing = .usual
    } else if let texts = runtime.textSpacing, spacing.isSame(as: texts) {
      knownSpacing = .ofTexts
    } else if spacing.isSame(as: runtime.controlSpacing) {
      knownSpacing = .ofControls
    } else {
      knownSpacing = .other
      ownMemory.spacing = .of(spacing)
    }
  }

  private var ownMemory: LayoutMemory {
    if let memory { return memory }
    let made = LayoutMemory()
    memory = made
    return made
  }

  private var ownContainerMemory: ContainerMemory {
    if let memory = memory?.ofContainer { return memory }
    let made = ContainerMemory(after: memory)
    memory = made
    return made
  }

  /// Drops an arrangement that can be made again, and the memory if it holds nothing else.
  private func forgetArrangement() {
    guard let memory else { return }
    if memory.isWorthKeeping { memory.ofContainer?.forgetArrangement() } else { self.memory = nil }
  }

  /// Returns the size that the node chooses for a proposal; cached until something below changes.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.size(for: proposal) { return size }
    if isText, let size = sizes.sizeOfText(for: proposal) {
      sizes.append(SizeAnswer(proposal: proposal, size: size))
      return size
    }
    let size = layoutInPlace.sizeThatFits(proposal, self)
    sizes.append(SizeAnswer(proposal: proposal, size: size))
    return size
  }

  /// Whether it is a text and nothing else.
  package var isText: Bool { children.isEmpty && content?.isText == true }

  /// A text takes no more than its lines need.
  package var takesOnlyWhatItNeeds: Bool { isText }

  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, guides: self)
  }

  /// Returns whether the cached sizes for the matching proposals are still correct.
  package func answersHold(_ concerns: (ProposedViewSize) -> Bool) -> Bool {
    (0..<sizes.count).allSatisfy { index in
      let answer = sizes[index]
      return !concerns(answer.proposal)
        || layoutInPlace.sizeThatFits(answer.proposal, self) == answer.size
    }
  }

  /// Returns a container's arrangement for a proposal, computed once for measuring and placing.
  package func arrangement(
    _ proposal: ProposedViewSize, _ make: ([RenderNode]) -> Arrangement
  ) -> Arrangement {
    if let known = knownArrangement(proposal) { return known }
    let value = make(children)
    keepArrangement(value, proposal)
    return value
  }

  private func knownArrangement(_ proposal: ProposedViewSize) -> Arrangement? {
    memory?.ofContainer?.arrangement(for: proposal)
  }

  private func keepArrangement(_ value: Arrangement, _ proposal: ProposedViewSize) {
    ownContainerMemory.keep(value, for: proposal)
  }

  /// Returns a stack's arrangement for a proposal; for a long stack, only children that have changed
  /// since the last one are measured (see ``StackRun``).
  package func arrangement(
    _ proposal: ProposedViewSize, ofStack make: () -> StackLayout
  ) -> Arrangement {
    if let known = knownArrangement(proposal) { return known }
    let stack = make()
    guard children.count >= StackRun.leastCount else {
      return arrangement(proposal) {
        stack.arrange($0, in: proposal).snapped(to: runtime.host.metrics)
      }
    }
    let memory = ownContainerMemory
    let run = memory.run ?? StackRun(stack, proposal: proposal, count: children.count)
    memory.run = run
    let value = run.arrange(children, by: stack, in: proposal)
      .snapped(to: runtime.host.metrics)
    memory.keep(value, for: proposal)
    return value
  }

  /// Marks the node's cached answers as possibly outdated: the next layout pass recomputes them.
  ///
  /// A node that is still being put together has none, and nobody above it who was told any. If it
  /// waited in the queue all the same, what a lazy container mounts during layout, and measures and
  /// places at once, would be measured and placed a second time.
  package func setNeedsLayout() {
    guard !needsLayout else { return }
    if parent == nil, hasNoAnswers, self !== runtime.rootNode {
      mayAnswerOtherwise = true
      layoutGeneration &+= 1
      return
    }
    needsLayout = true
    runtime.layoutQueue.append(self)
  }

  private var hasNoAnswers: Bool {
    sizes.isEmpty && knownSpacing == .unknown && memory == nil && needsPlacement
  }

  func forgetAnswers() {
    sizes.removeAll()
    knownSpacing = .unknown
    guard let memory else { return }
    memory.forgetGuides()
    memory.spacing = nil
    forgetArrangement()
  }

  /// Recomputes every cached answer of the layout.
  ///
  /// - Returns: whether any differs, so that the parent must be reconsidered too.
  func reconsider() -> Bool {
    layoutGeneration &+= 1
    needsLayout = false
    needsPlacement = true
    // A full list has room only for the most recent answers: others may be different now.
    let isFull = sizes.isFull
    let differs = answersDiffer()
    if differs || isFull { mayAnswerOtherwise = true }
    return differs
  }

  private func answersDiffer() -> Bool {
    let hasGuides = sizes.hasUnsetGuides || memory?.hasGuides == true
    if children.isEmpty, !hasGuides { return reconsiderLeaf() }
    if hasGuides, layoutInPlace.asksProgramForGuides {
      forgetAnswers()
      return true
    }
    let (oldSizes, oldGuides) = (sizes, memory?.takeGuides())
    let oldSpacing = knownSpacing == .unknown ? nil : spacing
    forgetAnswers()
    guard !oldSizes.isEmpty else { return true }
    for index in 0..<oldSizes.count {
      let old = oldSizes[index]
      if sizeThatFits(old.proposal) != old.size { return true }
    }
    if let oldGuides {
      for old in oldGuides.older where !isStillTrue(old) { return true }
      if let old = oldGuides.last, !isStillTrue(old) { return true }
    }
    let areStillUnset = oldSizes.allUnsetGuides { key, answer in
      explicitAlignment(key, size: answer.size, proposal: answer.proposal) == nil
    }
    guard areStillUnset else { return true }
    guard let oldSpacing else { return false }
    return !oldSpacing.isSame(as: spacing)
  }

  private func isStillTrue(_ old: GuideAnswer) -> Bool {
    explicitAlignment(old.key, size: old.size, proposal: old.proposal) == old.value
  }

  /// Like `reconsider()` for a node without children: no answer depends on other answers, so each
  /// can be compared in place.
  private func reconsiderLeaf() -> Bool {
    let (formerSpacing, oldSpacing) = (knownSpacing, memory?.spacing)
    (memory, knownSpacing) = (nil, .unknown)
    for index in 0..<sizes.count {
      let former = sizes[index]
      // What was derived from an earlier answer that still holds, still holds too.
      if isText, sizes.sizeOfText(for: former.proposal, before: index) != nil { continue }
      if layoutInPlace.sizeThatFits(former.proposal, self) != former.size {
        sizes.removeAll()
        return true
      }
    }
    if sizes.isEmpty { return true }
    if formerSpacing == .unknown { return false }
    let spacing = spacing
    if knownSpacing != formerSpacing { return true }
    if case .of(let old)? = oldSpacing { return !old.isSame(as: spacing) }
    return false
  }

  /// Places a child at a point of this node, mirrored where text runs from right to left.
  package func place(_ child: RenderNode, at origin: CGPoint, proposal: ProposedViewSize) {
    guard isRightToLeft else { return child.place(at: origin, proposal: proposal) }
    let width = child.sizeThatFits(proposal).width
    child.place(
      at: CGPoint(x: size.width - origin.x - width, y: origin.y), proposal: proposal)
  }

  func place(at preferred: CGPoint, proposal: ProposedViewSize) {
    let newOrigin = preferred.isNear ? preferred : preferred.broughtNear
    if newOrigin != origin {
      origin = newOrigin
      markFrameDirty()
      if holdsLazyContent { lazyContentMoved() }
    }
    // The usual case for what only moves: it has its size already.
    if !needsPlacement, !needsLayout, proposal == placedProposal { return }
    let answer = sizeThatFits(proposal)
    let newSize = answer.isNumber ? answer : .zero
    guard needsPlacement || newSize != size || proposal != placedProposal else { return }
    if newSize != size {
      size = newSize
      markFrameDirty()
    }
    placedProposal = proposal
    placeChildrenAgain()
  }

  /// Marks lazy containers below, as other lines of theirs may be visible now.
  private func lazyContentMoved() {
    if isLazyContainer { setNeedsLayout() }
    for child in children where child.holdsLazyContent { child.lazyContentMoved() }
  }

  /// Places the children again although size and proposal are unchanged.
  func placeChildrenAgain() {
    needsPlacement = false
    let proposal = placedProposal ?? ProposedViewSize(size)
    layoutInPlace.placeChildren(self, in: size, proposal: proposal)
    // The arrangement is next needed after a change, and is then outdated.
    forgetArrangement()
  }

  /// Called when the frame is shown elsewhere although the layout is the same.
  func markMoved() { markFrameDirty() }

  func markFrameDirty() {
    guard isVisible else {
      for child in exiting { child.markFrameDirty() }
      for child in children { child.markFrameDirty() }
      return
    }
    // A node that enters the host brings its frame with it.
    guard isInHost, !isFrameDirty else { return }
    isFrameDirty = true
    borrowed(runtime) { $0.commitQueue.frames.append(self) }
  }

}

extension RenderNode: @MainActor LayoutItem {}

extension RenderNode: @MainActor AlignmentGuides {
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if sizes.isUnset(key, size, proposal) { return nil }
    if let memory, let known = memory.guide(key, size, proposal) { return known }
    let value = layoutInPlace.explicitAlignment(key, self, size: size, proposal: proposal)
    // A leaf knows immediately that it sets no guide, and no change of it will make it set one.
    if value == nil, children.isEmpty || sizes.noteUnset(key, size, proposal) { return nil }
    ownMemory.keep(GuideAnswer(key: key, proposal: proposal, size: size, value: value))
    return value
  }
}

extension CGPoint {
  /// The farthest position of a view. A program's numbers may put a view anywhere, even at NaN,
  /// which is not even equal to itself, so that waiting for a position to change would never end.
  fileprivate static let farthest: CGFloat = 1e15

  fileprivate var isNear: Bool {
    x.magnitude <= Self.farthest && y.magnitude <= Self.farthest
  }

  fileprivate var broughtNear: CGPoint {
    let reach = -Self.farthest...Self.farthest
    return CGPoint(x: x.clamped(to: reach, else: 0), y: y.clamped(to: reach, else: 0))
  }
}

extension CGSize {
  fileprivate var isNumber: Bool { !width.isNaN && !height.isNaN }
}
