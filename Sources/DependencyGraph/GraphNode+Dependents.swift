// Inspection: which observers depend on a node, for tools. The graph itself does not need it.

extension GraphNode {
  /// The observers that run again when this node changes, directly or through computations, in
  /// subscription order.
  ///
  /// - Complexity: linear in the edges visited.
  package final var dependents: [Observer] {
    var found: [Observer] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [GraphNode] = [self]
    while let node = waiting.popLast() {
      var edge = node.firstReader
      while let here = edge {
        let reader = here.pointee.reader
        edge = here.pointee.nextReader
        guard seen.insert(ObjectIdentifier(reader)).inserted else { continue }
        if reader.kind == .observer {
          found.append(unsafeDowncast(reader, to: Observer.self))
        } else {
          waiting.append(reader)
        }
      }
    }
    return found
  }
}
