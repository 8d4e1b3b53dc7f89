import DependencyGraph
import Testing

@MainActor @Suite struct CycleTests {
  let graph = DependencyGraph()

  /// What the graph reports while `body` runs.
  func diagnostics(_ body: () -> Void) -> [GraphDiagnostic] {
    var reported: [GraphDiagnostic] = []
    graph.onDiagnostic = { reported.append($0) }
    body()
    graph.onDiagnostic = nil
    return reported
  }

  @Test("D22 a computation that depends on itself is reported and returns its former value")
  func aComputationThatNeedsItself() {
    let isCyclic = Source(false, in: graph)
    var node: Computation<Int>!
    node = Computation(in: graph) { isCyclic.value ? node.value + 1 : 10 }
    node.label = "total"
    #expect(node.value == 10)
    isCyclic.value = true
    let reported = diagnostics { #expect(node.value == 11) }
    #expect(reported.map(\.labels) == [["total", "total"]])
    #expect(reported.first?.kind == .cycle)
    #expect(reported.first?.message.hasPrefix("D22") == true)
    graph.checkInvariants([node])
    node.dispose()
  }

  @Test("D22 a cycle of three computations is reported with their names in order")
  func aCycleOverThree() {
    let first = Source(1, in: graph)
    let closes = Source(false, in: graph)
    var c: Computation<Int>!
    let a = Computation(in: graph, isEqual: ==) { first.value + (closes.value ? c.value : 0) }
    let b = Computation(in: graph, isEqual: ==) { a.value + 1 }
    c = Computation(in: graph, isEqual: ==) { b.value + 1 }
    a.label = "a"
    b.label = "b"
    c.label = "c"
    let probe = Probe.started(in: graph) { _ = c.value }
    closes.value = true
    let reported = diagnostics { graph.update() }
    #expect(reported.contains { $0.labels == ["a", "c", "b", "a"] }, "\(reported)")
    #expect(!graph.hasPendingObservers)
    graph.checkInvariants([probe, a, b, c])

    closes.value = false
    #expect(diagnostics { graph.update() }.isEmpty)
    #expect(c.value == 3)
    graph.checkInvariants([probe, a, b, c])
    for computation in [a, b, c!] { computation.dispose() }
  }

  @Test func dependenciesThatTurnRoundAreNoCycle() {
    // `a` reads `b`, then `b` reads `a`, but never both at once.
    let aReadsB = Source(true, in: graph)
    var a: Computation<Int>!
    var b: Computation<Int>!
    a = Computation(in: graph) { aReadsB.value ? b.value + 1 : 10 }
    b = Computation(in: graph) { aReadsB.value ? 1 : a.value + 1 }
    #expect(a.value == 2)
    let reported = diagnostics {
      aReadsB.value = false
      #expect(b.value == 11)
      #expect(a.value == 10)
      aReadsB.value = true
      #expect(a.value == 2)
      #expect(b.value == 1)
    }
    #expect(reported.isEmpty)
    graph.checkInvariants([a, b])
    a.dispose()
    b.dispose()
  }

  @Test func aFirstRunInACycleGetsTheFallback() {
    var node: Computation<String>!
    node = Computation(in: graph, fallback: "空") { node.value + "!" }
    let reported = diagnostics { #expect(node.value == "空!") }
    #expect(reported.count == 1)
    node.dispose()
  }

  @Test func aFirstRunInACycleWithoutAFallbackStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let graph = DependencyGraph()
      var node: Computation<Int>!
      node = Computation(in: graph) { node.value }
      _ = node.value
    }
  }

  @Test("D22 an observer that keeps invalidating itself is stopped")
  func anObserverThatInvalidatesItself() {
    let source = Source(0, in: graph)
    let probe = Probe.started(in: graph, label: "Counter") { _ = source.value }
    probe.afterTracking = { source.value += 1 }
    source.value = 1
    let reported = diagnostics { graph.update() }
    #expect(reported.map(\.labels) == [["Counter", "Counter"]])
    #expect(reported.first?.kind == .runaway)
    #expect(probe.runCount == Int(DependencyGraph.runLimit))
    #expect(!graph.hasPendingObservers)
    // It is not excluded for good: the next change runs it again.
    probe.afterTracking = nil
    source.value = -1
    graph.update()
    #expect(probe.runCount == Int(DependencyGraph.runLimit) + 1)
  }

  @Test("D22 observers that invalidate each other are reported in order; the others still run")
  func observersThatInvalidateEachOther() {
    let left = Source(0, in: graph)
    let right = Source(0, in: graph)
    let bystander = Probe.started(in: graph, order: 9) { _ = left.value }
    let ping = Probe.started(in: graph, label: "Ping") { _ = left.value }
    let pong = Probe.started(in: graph, label: "Pong") { _ = right.value }
    ping.afterTracking = { right.value += 1 }
    pong.afterTracking = { left.value += 1 }
    left.value = 1
    let reported = diagnostics { graph.update() }
    #expect(reported.map(\.labels) == [["Ping", "Pong", "Ping"]])
    #expect(bystander.runCount == 1)
    #expect(!graph.hasPendingObservers)
    graph.checkInvariants([ping, pong, bystander])
  }

  @Test func computationsThatFeedEachOtherByWritingEnd() {
    let left = Source(0, in: graph)
    let right = Source(0, in: graph)
    let a = Computation(in: graph) {
      right.value += 1
      return left.value
    }
    let b = Computation(in: graph) {
      left.value += 1
      return right.value
    }
    let probe = Probe.started(in: graph, label: "Reader") { _ = a.value + b.value }
    let reported = diagnostics { graph.update() }
    #expect(reported.map(\.kind) == [.runaway])
    #expect(!graph.hasPendingObservers)
    graph.checkInvariants([probe])
  }
}
