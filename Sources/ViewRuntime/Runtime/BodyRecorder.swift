/// Writes down which bodies run, so that tests can say what did and what did not.
@MainActor
package final class BodyRecorder {
  /// One evaluation of a body.
  package struct Run: Hashable, Sendable {
    /// The view's type, without its module.
    package let name: String
    /// The id of the `ForEach` element that the view stands in, if any.
    package let elementID: String?
  }

  package private(set) var runs: [Run] = []

  package init() {}

  func append(_ run: Run) { runs.append(run) }

  package func reset() { runs = [] }
}
