import Combine
import DependencyGraph
import Observation

/// Finds out whether a closure of the app reads anything that can change: a state, a binding, an
/// observable object, a published property.
///
/// It depends on nothing afterwards, so it never runs.
final class ReadDetector: Observer {
  @MainActor
  init(in graph: DependencyGraph) { super.init(in: graph, order: 0) }

  /// Only reads in such a context are tracked. The closure may write, as one of an event may.
  @MainActor private static let context = EvaluationContext(
    name: "a transaction's closure", allowsWrites: true)

  /// Runs `body` and returns whether it has read anything.
  @MainActor
  func reads(in body: () -> Void) -> Bool {
    var hasRead = false
    track {
      PublishedReads.listen({ _, _ in hasRead = true }) {
        Self.context.run {
          Self.observe(body) {
            hasRead = true
            return {}
          }
        }
      }
    }
    guard hasReads else { return hasRead }
    track {}
    return true
  }

  /// Not isolated: each isolated closure would check the thread at each call.
  nonisolated private static func observe(
    _ body: () -> Void, onChange: () -> @Sendable () -> Void
  ) {
    withObservationTracking(body, onChange: onChange())
  }
}
