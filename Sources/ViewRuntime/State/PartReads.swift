import DependencyGraph

/// Makes bodies that read a part of a state depend on that part only: they run again when the part
/// changes, not when the rest of the whole does (S3.2).
///
/// ```text
///   items ──▶ items[0] ──▶ Row 0        a write of items[1] settles both parts;
///        └──▶ items[1] ──▶ Row 1        items[0] is what it was: Row 0 does not run
/// ```
///
/// - Complexity: one comparison of the part for each change of the whole.
struct PartReads<Part> {
  private var node: Computation<Part?>?

  /// Returns the graph node of the part, nil once the part is gone, for the running body to read.
  ///
  /// The body gets the part itself elsewhere, so that observers of the body see what it reaches
  /// through references.
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

/// Lets a part be read as this update's value; used on the main thread only.
private nonisolated(unsafe) let partContext = EvaluationContext(name: "a binding")
