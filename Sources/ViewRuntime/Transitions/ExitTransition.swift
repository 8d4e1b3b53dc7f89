import DependencyGraph

/// A child that was removed and is still shown, until its transition has ended (S1.16).
///
/// It keeps its elements, its state and its tasks; it takes no part in layout and gives no
/// preferences. If it returns in the meantime, it is the same child (S1.7).
@MainActor
final class ExitTransition {
  let child: Element
  private let nodes: [RenderNode]
  private var open: Int
  private let end: (ExitTransition) -> Void
  private var isOver = false
  private var missed: [Missed] = []

  private struct Missed {
    weak var scope: Observer?
  }
  /// The order in which views were removed.
  let number: Int

  fileprivate init(_ child: Element, _ nodes: [RenderNode], end: @escaping (ExitTransition) -> Void)
  {
    self.child = child
    self.nodes = nodes
    open = nodes.count
    number = child.runtime.nextExitNumber()
    self.end = end
  }

  fileprivate func shows(_ node: RenderNode) -> Bool { nodes.contains { $0 === node } }

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
      node.markContentDirty()
    }
    child.setGivesPreferences(false)
  }

  private func nodeEnded() {
    open -= 1
    guard open == 0, !isOver else { return }
    isOver = true
    // A completion may outlive the runtime: nothing but the child may be asked before this.
    guard child.isMounted else { return }
    for node in nodes { node.endExit() }
    end(self)
    child.unmount()
  }

  /// The child goes before its time, with a view that it is part of: nobody is left who would take
  /// its nodes from the container that they stand in.
  func childWillUnmount() {
    guard !isOver else { return }
    isOver = true
    for node in nodes { node.endExit() }
  }

  /// The child stays after all.
  func cancel() {
    isOver = true
    child.runtime.exiting[ObjectIdentifier(child)] = nil
    for node in nodes {
      node.isExiting = false
      node.transitionController?.comeBack()
      if node.fade != nil { node.fade = 1 }
      node.markContentDirty()
    }
    child.setGivesPreferences(true)
    for scope in missed { scope.scope?.invalidate() }
    missed = []
  }

  /// A closure that was not run again as what it showed was leaving: it is, if that comes back.
  func miss(_ scope: Observer) { missed.append(Missed(scope: scope)) }
}

extension RenderNode {
  /// The removal that the node is still shown for.
  ///
  /// - Complexity: O(1) while nothing leaves, else O(depth).
  var exitTransition: ExitTransition? {
    guard !runtime.exiting.isEmpty else { return nil }
    var place: RenderNode? = self
    while let node = place {
      if node.isExiting, let exit = runtime.exiting.values.first(where: { $0.shows(node) }) {
        return exit
      }
      place = node.parent
    }
    return nil
  }
}

extension Element {
  /// Whether it belongs to what was removed and is still shown.
  ///
  /// - Complexity: O(1) while nothing leaves, else O(depth).
  var isInExitTransition: Bool { exitTransition != nil }

  /// The removal that the element, or the nearest one above, is shown for.
  var exitTransition: ExitTransition? {
    guard !runtime.exiting.isEmpty else { return nil }
    var place: Element? = self
    while let element = place {
      if let exit = runtime.exiting[ObjectIdentifier(element)] { return exit }
      place = element.parent
    }
    return nil
  }

  /// Removes a child with its transition; nil: there is none, and the child is to go at once.
  ///
  /// The child must no longer be among this element's contributions when its nodes are gathered
  /// again.
  func beginExit(_ child: Element, end: @escaping (ExitTransition) -> Void) -> ExitTransition? {
    guard runtime.mayAnimate || runtime.usesTransitionAnimations else { return nil }
    let isAnimated = transaction.animation != nil
    guard isAnimated || runtime.usesTransitionAnimations else { return nil }
    let nodes = child.nodesInTree.filter { node in
      // A row of a lazy container that does not show.
      if isLazy, node.parent == nil { return false }
      guard let controller = node.transitionController else { return isAnimated }
      return !controller.isNothing && (isAnimated || controller.ownsAnimation)
    }
    guard !nodes.isEmpty else { return nil }
    let exit = ExitTransition(child, nodes, end: end)
    exit.begin(runtime)
    return exit
  }

  /// Whether the child is to go before what takes its place comes: its transition is the one that
  /// does nothing (S14.2).
  func leavesFirst(_ child: Element) -> Bool {
    guard runtime.usesIdentityTransitions else { return false }
    let nodes = child.nodesInTree
    return !nodes.isEmpty && nodes.allSatisfy { $0.transitionController?.isNothing == true }
  }

  /// Unmounts a child that goes at once, in the order that its transition asks for (S14.2).
  func unmountLeaving(_ child: Element) {
    if leavesFirst(child) { runtime.unmountFirst(child) } else { child.unmount() }
  }

  /// Mounts a child, and lets it come with its transition.
  ///
  /// Transitions of its own are told before their first body, which is the one of `.willAppear`
  /// (S1.21).
  func mountComing<Child: Element>(_ mount: () -> Child) -> Child {
    // Whether it has a transition with an animation of its own is known once it is mounted.
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
  /// Lets what came in by a transition go on to its place, now that the host shows its beginning.
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
