/// A mistake in a program found by the graph: diagnostic D22.
package struct GraphDiagnostic: Equatable, Sendable {
  /// The two shapes of a cycle.
  package enum Kind: Sendable {
    /// A computation depends on its own value.
    case cycle
    /// Observers invalidate each other, or themselves, repeatedly within one update.
    case runaway
  }

  package let kind: Kind

  /// The names of the nodes on the cycle, in order; the first is repeated at the end.
  package let labels: [String]

  /// The diagnostic's number.
  package let code = "D22"

  /// What happened, and how to fix it.
  package var message: String {
    let path = labels.joined(separator: " → ")
    return switch kind {
    case .cycle:
      "\(code): a cycle in the dependency graph: \(path). The value of the first is needed to "
        + "compute itself. Read an input instead, or keep the earlier value in a source of its own."
    case .runaway:
      "\(code): a cycle in the dependency graph: \(path). What they write makes them run again; "
        + "this was given up after many rounds. Write only what differs, or do it outside of the "
        + "update."
    }
  }
}
