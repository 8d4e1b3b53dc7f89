import DependencyGraph

/// A closure of the app with dependencies of its own, run anew when they change (S5.9): a
/// `ForEach` element, the content of a `GeometryReader`, a lazy row.
package final class TrackingScope: Observer {
  private unowned(unsafe) let element: Element
  private let rerun: @MainActor () -> Void
  @MainActor private var observation: ObservationTracker?
  private let context: EvaluationContext

  @MainActor
  package init(_ element: Element, rerun: @escaping @MainActor () -> Void) {
    self.element = element
    self.rerun = rerun
    context = Self.context
    super.init(in: element.runtime.graph, order: element.depth)
  }

  @MainActor private static let context = EvaluationContext(name: "a content closure")
  @MainActor private static let viewType = ViewType.of(TrackingScope.self)

  nonisolated override package func run() {
    let rerun = rerun
    MainActor.assumeIsolated { rerun() }
  }

  /// Evaluates `body` and makes what it reads the dependencies of this scope.
  @MainActor
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    context.run {
      track {
        if observation == nil { observation = ObservationTracker(Self.viewType) }
        return observation!.track(body, onChange: invalidation(in: element.runtime))
      }
    }
  }

  @MainActor
  package func close() {
    observation?.cancel()
    dispose()
  }
}
