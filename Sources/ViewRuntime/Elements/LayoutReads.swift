import DependencyGraph
import Timekeeping

/// What a closure of the app reads while a node is laid out (S2.7): where it changes, the node is
/// laid out again. A body that only makes the closure has read nothing.
@MainActor
package final class LayoutReads {
  private var observer: LayoutReader?

  package nonisolated init() {}

  isolated deinit { observer?.dispose() }

  /// Runs the closure; what it reads counts from then on.
  package func evaluate<Result>(for node: RenderNode, _ body: () -> Result) -> Result {
    let observer = observer ?? LayoutReader(node)
    self.observer = observer
    return observer.evaluate(body)
  }
}

private final class LayoutReader: Observer {
  private weak var node: RenderNode?

  @MainActor
  init(_ node: RenderNode) {
    self.node = node
    super.init(in: node.runtime.graph, order: node.depth)
  }

  /// Some programs write what they measure in the closure of a guide.
  @MainActor private static let context = EvaluationContext(
    name: "a closure of the layout", allowsWrites: true)

  private static let layOutAgain = MainActorCall<LayoutReader> { observer in
    guard let node = observer.node, node.parent != nil else { return }
    node.setNeedsLayout()
  }

  nonisolated override func run() { Self.layOutAgain(self) }

  @MainActor
  func evaluate<Result>(_ body: () -> Result) -> Result {
    Self.context.run { track(body) }
  }
}
