import DependencyGraph

/// Joins the bodies that read a part of a state with that part: they run again when it has become
/// another one, and not for what else has changed in the whole (S3.2).
///
/// ```text
///   items ──▶ items[0] ──▶ Row 0        a write of items[1] settles both parts;
///        └──▶ items[1] ──▶ Row 1        items[0] is what it was: Row 0 does not run
/// ```
///
/// - Complexity: a comparison of the part for each change of the whole.
struct PartReads<Part> {
  private var node: Computation<Part?>?

  /// The part as a node of the graph, nil where it is gone; to be read by the body that runs.
  ///
  /// The body gets the part itself elsewhere, so that what it reaches by way of references is seen
  /// by those who watch the body.
  mutating func node(
    in graph: DependencyGraph, _ value: @escaping () -> Part?
  ) -> Computation<Part?> {
    if let node { return node }
    let made = Computation(in: graph, isEqual: Self.equality) { partContext.run(value) }
    node = made
    return made
  }

  private static var equality: (Part?, Part?) -> Bool {
    MainActor.assumeIsolated { UncheckedBox(ValueComparison.equality(of: Part?.self)) }.value
  }
}

/// Lets a part be read as the value of this update; used on the main thread only.
private nonisolated(unsafe) let partContext = EvaluationContext(name: "a binding")
