import DependencyGraph
import Foundation
import LayoutCore
import Observation
import Timekeeping

/// Tracks what the app's closures read while a node is laid out (S2.7): when it changes, the node
/// is laid out again. A body that only creates the closures has read nothing.
///
/// A node is measured many times, for different proposals, and caches its answers: what any of the
/// closures read remains a dependency until all cached answers are recomputed.
@MainActor
package final class LayoutReads {
  private let reader: LayoutReader

  init(_ node: RenderNode) { reader = LayoutReader(node) }

  isolated deinit { reader.close() }

  /// What a closure last answered, where a removed view needs it.
  package var lastAnswer: CGFloat?

  /// Whether the node belongs to a removed view that goes on showing what it showed (S1.16), so
  /// that the closures are not called: they are if the view returns.
  func missesCalls(of node: RenderNode) -> Bool {
    guard reader.hasRun, let exit = exitTransition(of: node) else { return false }
    exit.miss(reader)
    return true
  }

  private weak var knownExit: ExitTransition?
  /// The number of the runtime's removals when the exit was found; -1 if it is not known.
  private var knownExitChanges = -1

  /// The removal for which the node is still shown. A layout asks for it at each call of a closure,
  /// and so it is looked for once after each change.
  private func exitTransition(of node: RenderNode) -> ExitTransition? {
    let runtime = node.runtime
    guard !runtime.exiting.isEmpty else { return nil }
    if knownExitChanges == runtime.exitChanges { return knownExit }
    let (exit, isCertain) = node.findExitTransition()
    (knownExit, knownExitChanges) = (exit, isCertain ? runtime.exitChanges : -1)
    return exit
  }

  func evaluate<Result>(_ generation: Int, _ body: () -> Result) -> Result {
    reader.evaluate(generation, body)
  }
}

extension RenderNode {
  /// Runs one of the app's closures that take part in laying out this node; what it reads becomes a
  /// dependency.
  ///
  /// - Parameter last: what stands for it in a removed view, which shows what it showed.
  package func trackingReads<Result>(
    _ body: () -> Result, whileLeaving last: (LayoutReads) -> Result
  ) -> Result {
    let reads = layoutReads
    if reads.missesCalls(of: self) { return last(reads) }
    return reads.evaluate(layoutGeneration, body)
  }

  /// Whether the node has a place and a size.
  package var isPlaced: Bool { placedProposal != nil }

  /// Places the children where they are, as a removed view does that has changed inside.
  package func placeChildrenWhereTheyAre() {
    for child in children {
      child.place(
        at: child.origin, proposal: child.placedProposal ?? ProposedViewSize(child.size))
    }
  }

  /// Runs one of the app's closures that take part in laying out this node, even if the view was
  /// removed: it is part of what moves the view away.
  package func trackingReads<Result>(_ body: () -> Result) -> Result {
    layoutReads.evaluate(layoutGeneration, body)
  }

  /// Measures other nodes from inside such a closure: their reads are their own.
  package func withoutTracking<Result>(_ body: () -> Result) -> Result {
    guard runtime.graph.isTracking else { return body() }
    return runtime.graph.untracked { EvaluationContext.suspended(body) }
  }
}

private final class LayoutReader: Observer {
  private weak var node: RenderNode?
  @MainActor private var generation = -1
  @MainActor private var observation: ObservationTracker?

  @MainActor
  init(_ node: RenderNode) {
    self.node = node
    super.init(in: node.runtime.graph, order: node.depth)
  }

  /// Some programs write what they measure in an alignment guide's closure.
  @MainActor private static let context = EvaluationContext(
    name: "a closure of the layout", allowsWrites: true)
  /// Records whether such a closure was ever seen to read an observable object.
  @MainActor private static let type = ViewType.of(LayoutReads.self)

  private static let layOutAgain = MainActorCall<LayoutReader> { observer in
    guard let node = observer.node, node.parent != nil else { return }
    // A removed view shows what it showed (S1.16): its closures are not called again.
    if let exit = node.exitTransition { return exit.miss(observer) }
    node.setNeedsLayout()
  }

  nonisolated override func run() { Self.layOutAgain(self) }

  @MainActor var hasRun: Bool { generation >= 0 }

  @MainActor
  func evaluate<Result>(_ generation: Int, _ body: () -> Result) -> Result {
    let isFirst = generation != self.generation
    self.generation = generation
    let outer = Self.context.hasWritten
    Self.context.hasWritten = false
    defer { Self.context.hasWritten = outer }
    let result = Self.context.run {
      guard isFirst else { return trackFurther { observe(body) } }
      observation?.cancelAll()
      return track { observe(body) }
    }
    if Self.context.hasWritten { forget() }
    return result
  }

  /// Drops all dependencies: a closure must not be run again because of its own writes, as that
  /// would never settle.
  @MainActor
  private func forget() {
    observation?.cancelAll()
    track {}
  }

  @MainActor
  private func observe<Result>(_ body: () -> Result) -> Result {
    if Self.type.readsObservables, observation == nil { observation = ObservationTracker(self) }
    return Self.observe {
      defer { observation?.register() }
      return body()
    } onChange: {
      changeHandler()
    }
  }

  /// Not isolated: each isolated closure would check the thread at each call.
  nonisolated private static func observe<Result>(
    _ body: () -> Result, onChange: () -> @Sendable () -> Void
  ) -> Result {
    withObservationTracking(body, onChange: onChange())
  }

  /// Called only if an observable was read.
  @MainActor
  private func changeHandler() -> @Sendable () -> Void {
    guard let node else { return {} }
    let tracker = observation ?? ObservationTracker(self)
    Self.type.readsObservables = true
    observation = tracker
    return tracker.handler(node.runtime.updateQueue, isFurther: true)
  }

  @MainActor
  func close() {
    observation?.cancelAll()
    observation?.letGo()
    dispose()
  }
}
