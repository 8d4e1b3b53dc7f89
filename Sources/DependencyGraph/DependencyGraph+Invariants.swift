// The invariants of `GraphNode`, executable. They cost time and are for tests: call
// `checkInvariants(_:)`, or build with INVARIANT_CHECKS to have it called after updates.

extension DependencyGraph {
  /// Stops the program if an invariant is broken, naming it. Call it between two calls into the
  /// graph, never from a closure that the graph runs.
  ///
  /// - Parameter nodes: where to start. Checks everything connected to them or to a pending
  ///   observer; in builds with INVARIANT_CHECKS, every node of the graph.
  package func checkInvariants(_ nodes: [GraphNode] = []) {
    let broken = brokenInvariants(nodes)
    precondition(broken.isEmpty, "broken invariants of the graph: \(broken)")
  }

  /// Describes the invariants that do not hold. Like ``checkInvariants(_:)``, but does not stop the
  /// program.
  package func brokenInvariants(_ nodes: [GraphNode] = []) -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ invariant: @autoclosure () -> String) {
      if !holds { broken.append(invariant()) }
    }

    let reachable = nodesConnected(with: nodes + pending.observers + registeredNodes)
    for node in reachable {
      var name: String { node.displayName }
      require(node.kind != .source || node.firstRead == nil, "\(name): a source reads")
      require(node.kind != .observer || node.firstReader == nil, "\(name): an observer is read")
      require(node.kind != .source || node.state == .clean, "\(name): a source is not clean")
      require(!node.isRunning, "\(name) is running")
      require(node.cursor == nil, "\(name) has a cursor")
      if node.isDisposed {
        require(node.firstRead == nil && node.firstReader == nil, "\(name): disposed, has edges")
      }
      if let observer = node as? Observer {
        require(
          (observer.ticket >= 0) == (observer.state != .clean),
          "\(name): queued \(observer.ticket >= 0), but \(observer.state)")
      }
      require(node.readsAreWellFormed, "\(name): its reads are not a list")
      require(node.readersAreWellFormed, "\(name): its readers are not a list")
      if node.state != .clean {
        for reader in node.readers where reader.state == .clean {
          require(false, "\(name) is \(node.state), its reader \(reader.displayName) is clean")
        }
      }
    }
    require(evaluation.reader == nil, "somebody is reading")
    require(evaluation.settleDepth == 0 && evaluation.path.isEmpty, "something is being settled")
    require(evaluation.postponed.isEmpty, "marks are still to be made")
    if !broken.isEmpty { return broken }

    require(Self.isAcyclic(reachable), "the edges form a cycle")
    let edgeTotal = reachable.reduce(0) { $1.graph === self ? $0 + $1.reads.count : $0 }
    require(edgeTotal <= edges.count, "\(edgeTotal) edges, but \(edges.count) counted")
    return broken
  }

  private func nodesConnected(with nodes: [GraphNode]) -> [GraphNode] {
    var seen: Set<ObjectIdentifier> = []
    var found: [GraphNode] = []
    var waiting = nodes
    while let node = waiting.popLast() {
      if !seen.insert(ObjectIdentifier(node)).inserted { continue }
      found.append(node)
      waiting += node.readers
      waiting += node.reads
    }
    return found
  }

  /// Removes nodes whose reads are all removed, until none are left or none can be removed.
  private static func isAcyclic(_ nodes: [GraphNode]) -> Bool {
    var openReads: [ObjectIdentifier: Int] = [:]
    var ready: [GraphNode] = []
    for node in nodes {
      openReads[ObjectIdentifier(node)] = node.reads.count
      if node.firstRead == nil { ready.append(node) }
    }
    var taken = 0
    while let node = ready.popLast() {
      taken += 1
      for reader in node.readers {
        openReads[ObjectIdentifier(reader)]! -= 1
        if openReads[ObjectIdentifier(reader)] == 0 { ready.append(reader) }
      }
    }
    return taken == nodes.count
  }

  #if INVARIANT_CHECKS
    var registeredNodes: [GraphNode] { registry.values.map { $0.takeUnretainedValue() } }

    /// Checks everything once enough updates have passed to keep the check cheap by comparison: on
    /// every update in the small graphs of tests, occasionally in a graph of a hundred thousand
    /// nodes.
    func checkInvariantsNowAndThen() {
      updatesUnchecked += 1
      if evaluation.reader != nil || evaluation.settleDepth > 0 { return }
      if updatesUnchecked * 500 < nodeCount { return }
      updatesUnchecked = 0
      checkInvariants()
    }
  #else
    var registeredNodes: [GraphNode] { [] }
  #endif
}

extension GraphNode {
  /// The nodes that this one has read, in reading order.
  package final var reads: [GraphNode] {
    Array(sequence(first: firstRead) { $0?.pointee.nextRead }.prefix { $0 != nil })
      .map { $0!.pointee.source }
  }

  /// The nodes that have read this one, in subscription order.
  package final var readers: [GraphNode] {
    Array(sequence(first: firstReader) { $0?.pointee.nextReader }.prefix { $0 != nil })
      .map { $0!.pointee.reader }
  }

  final var readsAreWellFormed: Bool {
    var previous: EdgePointer?
    var edge = firstRead
    while let here = edge {
      if here.pointee.reader !== self || here.pointee.previousRead != previous { return false }
      previous = here
      edge = here.pointee.nextRead
    }
    return true
  }

  final var readersAreWellFormed: Bool {
    var last: EdgePointer?
    var edge = firstReader
    while let here = edge {
      if here.pointee.source !== self { return false }
      if last != nil, here.pointee.previousReader != last { return false }
      last = here
      edge = here.pointee.nextReader
    }
    return firstReader == nil || firstReader!.pointee.previousReader == last
  }
}
