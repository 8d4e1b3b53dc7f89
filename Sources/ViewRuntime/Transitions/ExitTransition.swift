import DependencyGraph

/// A child that was removed and is still shown until its transition has ended (S1.16).
///
/// It keeps its elements, its state and its tasks; it takes no part in layout and contributes no
/// preferences. If it returns in the meantime, it is the same child (S1.7).
@MainActor
final class ExitTransition {
  let child: Element
  private let nodes: [RenderNode]
  private var open: Int
  private let end: (ExitTransition) -> Void
  private var isOver = false
  private var missed: [ObjectIdentifier: Missed] = [:]
  /// The update in which the child was removed.
  private let update: UInt32

  private struct Missed {
    weak var observer: Observer?
  }
  /// The position in the order of removals.
  let number: Int

  fileprivate init(_ child: Element, _ nodes: [RenderNode], end: @escaping (ExitTransition) -> Void)
  {
    self.child = child
    self.nodes = nodes
    open = nodes.count
    number = child.runtime.nextExitNumber()
    update = child.runtime.graph.updateNumber
    self.end = end
  }

  fileprivate func begin(_ runtime: ViewRuntime) {
    runtime.exiting[ObjectIdentifier(child)] = self
    for node in nodes {
      let completion = AnimationCompletion(.removed) { [weak self] in self?.nodeEnded() }
      completion.attach(to: runtime)
      if let controller = node.transitionController {
        controller.beginExit(completion)
      } else {
        for visible in node.isVisible ? [node] : node.visibleDescendants {
          runtime.nodeCompletions[visible.id, default: []].append(completion)
        }
        node.fade = 0
      }
      node.isExiting = true
      runtime.exitsOfNodes[ObjectIdentifier(node)] = self
      node.markContentDirty()
    }
    runtime.exitChanges += 1
    child.setGivesPreferences(false)
  }

  private func forgetNodes() {
    let runtime = child.runtime
    for node in nodes { runtime.exitsOfNodes[ObjectIdentifier(node)] = nil }
    runtime.exitChanges += 1
  }

  private func nodeEnded() {
    open -= 1
    guard open == 0, !isOver else { return }
    isOver = true
    // A completion may outlive the runtime: before this check, only the child may be accessed.
    guard child.isMounted else { return }
    for node in nodes { node.endExit() }
    end(self)
    child.unmount()
  }

  /// Called when the child is removed early, with an enclosing view: otherwise its nodes would stay
  /// in their container.
  func childWillUnmount() {
    forgetNodes()
    guard !isOver else { return }
    isOver = true
    for node in nodes { node.endExit() }
  }

  /// Undoes the removal: the child stays.
  func cancel() {
    isOver = true
    child.runtime.exiting[ObjectIdentifier(child)] = nil
    forgetNodes()
    for node in nodes {
      node.isExiting = false
      node.transitionController?.comeBack()
      if node.fade != nil { node.fade = 1 }
      node.markContentDirty()
    }
    child.setGivesPreferences(true)
    for closure in missed.values { closure.observer?.invalidate() }
    missed = [:]
  }

  /// Records a closure that was not rerun because its view was leaving; it runs if the view
  /// returns.
  func miss(_ observer: Observer) {
    missed[ObjectIdentifier(observer)] = Missed(observer: observer)
  }

  func hasMissed(_ observer: Observer) -> Bool {
    missed[ObjectIdentifier(observer)]?.observer === observer
  }

  /// Whether the update in which the child was removed is still running.
  var isBeginning: Bool { update == child.runtime.graph.updateNumber }
}

extension RenderNode {
  /// The removal for which the node is still shown.
  ///
  /// - Complexity: O(1) while nothing is leaving, else O(depth).
  var exitTransition: ExitTransition? {
    runtime.exiting.isEmpty ? nil : findExitTransition().exit
  }

  /// Returns the removal, and whether the answer holds until the next one begins or ends: not for a
  /// node that is in no container yet.
  ///
  /// - Complexity: O(depth)
  func findExitTransition() -> (exit: ExitTransition?, isCertain: Bool) {
    var place = self
    while true {
      if place.isExiting, let exit = runtime.exitsOfNodes[ObjectIdentifier(place)] {
        return (exit, true)
      }
      guard let parent = place.parent else { return (nil, place === runtime.rootNode) }
      place = parent
    }
  }
}

extension Element {
  /// Whether it belongs to a removed child that is still shown.
  ///
  /// - Complexity: O(1) while nothing is leaving, else O(depth).
  var isInExitTransition: Bool { exitTransition != nil }

  /// The removal for which the element or its nearest such ancestor is shown.
  var exitTransition: ExitTransition? {
    guard !runtime.exiting.isEmpty else { return nil }
    var place: Element? = self
    while let element = place {
      if let exit = runtime.exiting[ObjectIdentifier(element)] { return exit }
      // A screen goes together with the view that declares it.
      if let exit = element.exitOfPusher { return exit }
      place = element.parent
    }
    return nil
  }

  /// Whether views that are removed now may stay for a transition: if not, nothing needs to be
  /// prepared for it.
  var removalsMayShow: Bool {
    if runtime.usesTransitionAnimations { return true }
    return runtime.mayAnimate && transaction.animation != nil
  }

  /// Removes a child with its transition; returns nil if there is none, and the child must be
  /// removed immediately.
  ///
  /// The child must no longer be among this element's contributions when its nodes are next
  /// gathered.
  func beginExit(_ child: Element, end: @escaping (ExitTransition) -> Void) -> ExitTransition? {
    guard removalsMayShow else { return nil }
    let isAnimated = transaction.animation != nil
    let nodes = child.nodesInTree.filter { node in
      // A row of a lazy container that is not visible.
      if isLazy, node.parent == nil { return false }
      guard let controller = node.transitionController else { return isAnimated }
      return !controller.isNothing && (isAnimated || controller.ownsAnimation)
    }
    guard !nodes.isEmpty else { return nil }
    let exit = ExitTransition(child, nodes, end: end)
    exit.begin(runtime)
    return exit
  }

  /// Returns whether the child must be removed before its replacement is inserted: its transition
  /// is the identity (S14.2).
  func leavesFirst(_ child: Element) -> Bool {
    guard runtime.usesIdentityTransitions else { return false }
    let nodes = child.nodesInTree
    return !nodes.isEmpty && nodes.allSatisfy { $0.transitionController?.isNothing == true }
  }

  /// Unmounts a child that is removed immediately, in the order that its transition requires
  /// (S14.2).
  func unmountLeaving(_ child: Element) {
    if leavesFirst(child) { runtime.unmountFirst(child) } else { child.unmount() }
  }

  /// Mounts a child and inserts it with its transition.
  ///
  /// The child's own transitions are notified before their first body, which is the one for
  /// `.willAppear` (S1.21).
  func mountComing<Child: Element>(_ mount: () -> Child) -> Child {
    // Whether it has a transition with its own animation is known only once it is mounted.
    let outer = runtime.coming
    let coming = ComingViews(to: self)
    runtime.coming = coming
    let child = mount()
    runtime.coming = outer
    arrive(child)
    coming.settle()
    return child
  }

  private func arrive(_ child: Element) {
    guard runtime.mayAnimate || runtime.usesTransitionAnimations else { return }
    let isAnimated = transaction.animation != nil
    guard isAnimated || runtime.usesTransitionAnimations else { return }
    for node in child.nodesInTree {
      if let controller = node.transitionController {
        if isAnimated || controller.ownsAnimation { controller.arrive() }
      } else if isAnimated {
        fadeIn(node)
      }
    }
    guard child.hasHadLazyItems else { return }
    var segments: [LazySegment] = []
    child.appendLazySegments(to: &segments)
    for case .items(let items) in segments { items.arrive(runtime.transaction) }
  }

  private func fadeIn(_ node: RenderNode) {
    let runtime = runtime
    node.fade = 0
    runtime.arrivals.append(
      (
        runtime.transaction,
        { [weak node] in
          guard let node, node.fade == 0, !node.isExiting else { return }
          let end = AnimationCompletion(.removed) { [weak node] in
            if node?.fade == 1 { node?.fade = nil }
          }
          end.attach(to: runtime)
          for visible in node.isVisible ? [node] : node.visibleDescendants {
            runtime.nodeCompletions[visible.id, default: []].append(end)
          }
          node.fade = 1
        }
      ))
  }

}

extension ViewRuntime {
  /// Moves inserted views into place, now that the host shows their initial state.
  func settleArrivals() {
    let arriving = arrivals
    arrivals = []
    for arrival in arriving {
      if !arrival.transaction.isSame(as: waitingTransaction) {
        begin(arrival.transaction)
      } else {
        transaction = arrival.transaction
      }
      graph.batch { arrival.settle() }
      graph.update()
      transaction = Transaction()
    }
    layOut()
    afterLayout()
    commit()
  }
}

extension Dictionary where Value == ExitTransition {
  /// The transitions in the order in which they began, which is the same in every run.
  var inOrderOfStart: [ExitTransition] { values.sorted { $0.number < $1.number } }
}
