import DependencyGraph
import Testing

@MainActor @Suite struct LifetimeTests {
  @Test func nodesAndEdgesGoWithTheirOwners() {
    let graph = DependencyGraph()
    do {
      let sources = (0..<100).map { Source($0, in: graph) }
      let sums = (0..<100).map { index in
        Computation(in: graph) { sources[index].value + sources[(index * 7) % 100].value }
      }
      let probes = (0..<100).map { index in
        Probe.started(in: graph, order: index) { _ = sums[index].value + sums[99 - index].value }
      }
      for source in sources { source.value += 1 }
      graph.update()
      sources[3].value = 0
      #expect(graph.nodeCount == 300)
      #expect(graph.edgeCount > 300)
      #expect(probes.count == 100)
    }
    #expect(graph.nodeCount == 0)
    #expect(graph.edgeCount == 0)
    #expect(!graph.hasPendingObservers)
  }

  @Test func anObserverKeepsNoSourceAliveNorTheOtherWayRound() {
    let graph = DependencyGraph()
    let trigger = Trigger(in: graph)
    weak var weakSource: Source<Int>?
    weak var weakProbe: Probe?
    let probe = Probe(in: graph) {}
    do {
      let source = Source(1, in: graph)
      weakSource = source
      probe.track { _ = source.value }
      let other = Probe(in: graph) {}
      weakProbe = other
      other.track { trigger.track() }
      other.invalidate()
    }
    #expect(weakSource == nil)
    #expect(weakProbe == nil)
    #expect(probe.reads.isEmpty)
    #expect(!trigger.hasObservers)
  }

  @Test func anObserverKeepsTheComputationsThatItReadAliveUntilItReadsOthers() {
    let graph = DependencyGraph()
    weak var weakComputation: Computation<Int>?
    let probe = Probe(in: graph) {}
    do {
      let computation = Computation(in: graph) { 1 }
      weakComputation = computation
      probe.track { _ = computation.value }
    }
    #expect(weakComputation != nil)
    probe.track {}
    #expect(weakComputation == nil)
  }

  @Test func aDisposedNodeFreesWhatItsClosureHolds() {
    final class Payload {}
    let graph = DependencyGraph()
    weak var weakPayload: Payload?
    let computation: Computation<Int>
    do {
      let payload = Payload()
      weakPayload = payload
      computation = Computation(in: graph) { [payload] in ObjectIdentifier(payload).hashValue }
      _ = computation.value
    }
    #expect(weakPayload != nil)
    computation.dispose()
    #expect(weakPayload == nil)
  }

  @Test func aComputationDisposedOfWhileItRunsFreesItsClosure() {
    let graph = DependencyGraph()
    var computation: Computation<Int>!
    computation = Computation(in: graph) {
      computation.dispose()
      return 4
    }
    #expect(computation.value == 4)
    weak let weakComputation = computation
    computation = nil
    #expect(weakComputation == nil)
    #expect(graph.nodeCount == 0)
  }

  @Test func theGraphLivesAsLongAsItsNodes() {
    weak var weakGraph: DependencyGraph?
    var source: Source<Int>?
    do {
      let graph = DependencyGraph()
      weakGraph = graph
      source = Source(1, in: graph)
    }
    #expect(weakGraph != nil)
    source?.value = 2
    source = nil
    #expect(weakGraph == nil)
  }

  @Test func anObserverOfOneGraphMayOutliveTheOtherOne() {
    let here = DependencyGraph()
    weak var weakGraph: DependencyGraph?
    let probe = Probe(in: here) {}
    do {
      let there = DependencyGraph()
      weakGraph = there
      let source = Source(1, in: there)
      probe.track { _ = source.value }
      source.value = 2
    }
    #expect(weakGraph == nil)
    #expect(here.edgeCount == 0)
    here.update()
    #expect(probe.runCount == 1)
  }

  @Test func edgesAreReused() {
    let graph = DependencyGraph()
    let source = Source(0, in: graph)
    for round in 0..<10 {
      let probes = (0..<1000).map { _ in Probe.started(in: graph) { _ = source.value } }
      #expect(graph.edgeCount == 1000)
      source.value = round
      #expect(probes.allSatisfy { $0.isPending })
    }
    #expect(graph.edgeCount == 0)
    #expect(!source.hasObservers)
  }

  @Test func aRunningObserverMayBeReleased() {
    let graph = DependencyGraph()
    let source = Source(0, in: graph)
    var probe: Probe? = .started(in: graph) { _ = source.value }
    weak let weakProbe = probe
    probe?.beforeTracking = { probe = nil }
    source.value = 1
    graph.update()
    #expect(weakProbe == nil)
    #expect(graph.edgeCount == 0)
  }
}
