import DependencyGraph
import Timekeeping

/// A closure of the app with dependencies of its own, run again when they change (S5.9): a
/// `ForEach` element, the content of a `GeometryReader`, a lazy row.
package final class TrackingScope: TrackingObserver {
  private unowned(unsafe) let element: Element
  /// A `ViewType` stays as long as the program runs.
  private unowned(unsafe) let type: ViewType

  /// The scope of `element`, whose ``Element/rerunContent()`` is called when a dependency changed.
  ///
  /// - Parameter type: knows whether closures like this one were seen to read observable objects;
  ///   nil: one for all that have none of their own.
  @MainActor
  package init(_ element: Element, _ type: ViewType? = nil) {
    self.element = element
    self.type = type ?? Self.viewType
    super.init(in: element.runtime.graph, order: element.depth)
  }

  @MainActor private static let context = EvaluationContext(name: "a content closure")
  @MainActor private static let viewType = ViewType.of(TrackingScope.self)

  private static let rerunContent = MainActorCall<TrackingScope> { scope in
    // What was removed shows until its transition ends what it showed: the closure's index, say,
    // may not be there any more.
    if let exit = scope.element.exitTransition {
      exit.miss(scope)
    } else {
      scope.element.rerunContent()
    }
  }

  nonisolated override package func run() { Self.rerunContent(self) }

  @MainActor override package var runtime: ViewRuntime { element.runtime }
  @MainActor override package var readingElement: Element { element }

  /// Evaluates `body` and makes what it reads the dependencies of this scope.
  @MainActor
  func evaluate(_ body: () -> Void) { evaluate(Self.context, type, body) }

  /// Runs the closures of several scopes, each in its ``Observer/track(_:)``, with what is prepared
  /// for one evaluation.
  ///
  /// - Returns: whether an observable object was read, of whose changes nobody will be told.
  @MainActor
  static func evaluateTogether(_ body: () -> Void) -> Bool { observes(context, body) }

  /// Evaluates a closure that gives something.
  @MainActor
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    evaluate { result = body() }
    return result.take()!
  }
}
