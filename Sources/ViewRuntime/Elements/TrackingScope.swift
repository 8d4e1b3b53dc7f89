import DependencyGraph
import Timekeeping

/// A closure of the app with its own dependencies, run again when they change (S5.9): a `ForEach`
/// element, the content of a `GeometryReader`, a lazy row.
package final class TrackingScope: TrackingObserver {
  /// Set once: an element that keeps its scope in a constant creates the scope first.
  private unowned(unsafe) var place: Element?
  /// Safe: a `ViewType` lives as long as the program.
  private unowned(unsafe) let type: ViewType

  /// Creates the scope of `element`, whose ``Element/rerunContent()`` is called when a dependency
  /// changes.
  ///
  /// - Parameter type: records whether closures like this one were seen to read observable objects;
  ///   nil for a type shared by all closures that have none of their own.
  @MainActor
  package init(_ element: Element, _ type: ViewType? = nil) {
    place = element
    self.type = type ?? Self.viewType
    super.init(in: element.runtime.graph, order: element.depth)
  }

  /// Creates the scope of an element with these inputs, which then takes it over.
  @MainActor
  init(_ inputs: ViewInputs, _ type: ViewType) {
    self.type = type
    super.init(in: inputs.runtime.graph, order: (inputs.parent?.depth ?? 0) + 1)
  }

  @MainActor
  func belongs(to element: Element) { place = element }

  private var element: Element { place.unsafelyUnwrapped }

  @MainActor private static let context = EvaluationContext(name: "a content closure")
  @MainActor private static let viewType = ViewType.of(TrackingScope.self)

  private static let rerunContent = MainActorCall<TrackingScope> { scope in
    // Until its transition ends, a removed view shows what it showed: the closure's index, for
    // example, may no longer exist.
    if let exit = scope.element.exitTransition {
      exit.miss(scope)
    } else {
      scope.element.rerunContent()
    }
  }

  nonisolated override package func run() { Self.rerunContent(self) }

  @MainActor override package var runtime: ViewRuntime { element.runtime }
  @MainActor override package var readingElement: Element { element }

  /// Evaluates `body` and makes its reads the dependencies of this scope.
  @MainActor
  func evaluate(_ body: () -> Void) { evaluate(Self.context, type, body) }

  /// Runs the closures of several scopes, each in its own ``Observer/track(_:)``, with the setup of
  /// a single evaluation.
  ///
  /// - Returns: whether an observable object was read, whose changes will not be reported.
  @MainActor
  static func evaluateTogether(_ body: () -> Void) -> Bool { observes(context, body) }

  /// Evaluates a closure that returns a value.
  @MainActor
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    evaluate { result = body() }
    return result.take()!
  }
}
