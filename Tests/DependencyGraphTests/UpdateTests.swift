import DependencyGraph
import SeededRandom
import Testing

@MainActor @Suite struct UpdateTests {
  let graph = DependencyGraph()

  @Test("S6.2 parents run before children, and those of one depth by age")
  func observersRunInAscendingOrder() {
    let source = Source(0, in: graph)
    var log: [String] = []
    let probes = [(2, "c"), (0, "a"), (1, "b"), (0, "a2"), (2, "c2"), (-1, "root")].map {
      order, name in
      Probe.started(in: graph, order: order) {
        _ = source.value
        log.append(name)
      }
    }
    log = []
    source.value = 1
    graph.update()
    #expect(log == ["root", "a", "a2", "b", "c", "c2"])
    #expect(probes.allSatisfy { $0.runCount == 1 })
  }

  @Test func anyOrderOfInvalidationComesOutSorted() {
    var random = SeededGenerator(seed: 7)
    for count in [1, 2, 3, 10, 200] {
      var log: [Int] = []
      let probes = (0..<count).map { index in
        Probe(in: graph, order: random.below(9)) { log.append(index) }
      }
      for probe in probes.shuffled(using: &random) { probe.invalidate() }
      var expected = probes.indices.map { $0 }
      for index in probes.indices where random.below(3) == 0 {
        switch random.below(3) {
        case 0:
          probes[index].cancelPending()
          expected.removeAll { $0 == index }
        case 1: probes[index].order = random.below(9)
        default:
          probes[index].cancelPending()
          probes[index].invalidate()
        }
      }
      expected.sort { (probes[$0].order, $0) < (probes[$1].order, $1) }
      // Nothing else keeps them alive until then.
      withExtendedLifetime(probes) { graph.update() }
      #expect(log == expected)
    }
  }

  @Test func whatIsLeftAfterManyCancellationsComesOutSorted() {
    var random = SeededGenerator(seed: 11)
    var log: [Int] = []
    var probes: [Probe] = []
    let cancelling = Probe(in: graph, order: -1) {
      for (index, probe) in probes.enumerated() where index % 10 != 0 { probe.cancelPending() }
      for index in [3, 7, 5] { probes[index].invalidate() }
    }
    probes = (0..<1_000).map { index in
      Probe(in: graph, order: random.below(9)) { log.append(index) }
    }
    for probe in probes.shuffled(using: &random) { probe.invalidate() }
    cancelling.invalidate()
    graph.update()
    let expected = probes.indices.filter { $0 % 10 == 0 || [3, 5, 7].contains($0) }
    #expect(log == expected.sorted { (probes[$0].order, $0) < (probes[$1].order, $1) })
  }

  @Test func cancellingAgainAndAgainDoesNotPileUp() {
    let staying = Probe(in: graph) {}
    staying.invalidate()
    let other = Probe(in: graph) {}
    for _ in 0..<10_000 {
      other.invalidate()
      other.cancelPending()
    }
    graph.update()
    #expect(staying.runCount == 1)
    #expect(other.runCount == 0)
  }

  @Test func whatBecomesPendingMeanwhileRunsInTheSameUpdate() {
    let source = Source(0, in: graph)
    let derived = Source(0, in: graph, isEqual: ==)
    let late = Probe.started(in: graph, order: 0) { _ = derived.value }
    let early = Probe.started(in: graph, order: 5) { derived.value = source.value * 2 }
    source.value = 4
    graph.update()
    #expect(early.runCount == 1)
    #expect(late.runCount == 1)
    #expect(!graph.hasPendingObservers)
  }

  @Test("S6.2 each runs at most once, even if several sources invalidated it")
  func eachRunsOnce() {
    let source = Source(0, in: graph)
    let derived = Source(0, in: graph)
    let child = Probe.started(in: graph, order: 1) { _ = source.value + derived.value }
    let parent = Probe.started(in: graph, order: 0) { derived.value = source.value }
    child.cancelPending()
    source.value = 1
    graph.update()
    #expect(parent.runCount == 1)
    #expect(child.runCount == 1)
  }

  @Test func anObserverDisposedOfByAnEarlierOneDoesNotRun() {
    let source = Source(0, in: graph)
    let child = Probe.started(in: graph, order: 1) { _ = source.value }
    let parent = Probe.started(in: graph, order: 0) { _ = source.value }
    parent.afterTracking = { child.dispose() }
    source.value = 1
    graph.update()
    #expect(child.runCount == 0)
  }

  @Test func anObserverReleasedWhilePendingDoesNotRun() {
    let source = Source(0, in: graph)
    var runs = 0
    var probe: Probe? = .started(in: graph) {
      _ = source.value
      runs += 1
    }
    runs = 0
    source.value = 1
    #expect(probe?.isPending == true)
    probe = nil
    #expect(!graph.hasPendingObservers)
    graph.update()
    #expect(runs == 0)
  }

  @Test func anObserverMadeDuringAnUpdateTakesPartInIt() {
    let source = Source(0, in: graph)
    var child: Probe?
    let parent = Probe.started(in: graph, order: 0) { _ = source.value }
    parent.afterTracking = {
      if child != nil { return }
      child = .started(in: graph, order: 1) { _ = source.value }
      child?.invalidate()
    }
    source.value = 1
    graph.update()
    #expect(child?.runCount == 1)
  }

  @Test func anUpdateInsideOfAnUpdateIsTheSameUpdate() {
    let source = Source(0, in: graph)
    let child = Probe.started(in: graph, order: 1) { _ = source.value }
    let parent = Probe.started(in: graph, order: 0) { _ = source.value }
    parent.afterTracking = { [graph] in
      graph.update()
      #expect(child.runCount == 0)
    }
    source.value = 1
    graph.update()
    #expect(child.runCount == 1)
  }

  @Test func anObserverWhoseComputationDoesNotChangeDoesNotRun() {
    let source = Source(1, in: graph)
    let sign = Computation(in: graph, isEqual: ==) { source.value.signum() }
    let probe = Probe.started(in: graph) { _ = sign.value }
    source.value = 2
    #expect(probe.isPending)
    graph.update()
    #expect(probe.runCount == 0)
    source.value = -2
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func onPendingIsCalledOnceUntilTheUpdate() {
    let source = Source(0, in: graph)
    var calls = 0
    graph.onPending = { calls += 1 }
    let probes = (0..<3).map { _ in Probe.started(in: graph) { _ = source.value } }
    source.value = 1
    source.value = 2
    #expect(calls == 1)
    graph.update()
    #expect(calls == 1)
    source.value = 3
    #expect(calls == 2)
    #expect(probes.allSatisfy { $0.isPending })
  }

  @Test func aBatchAnnouncesAtItsEnd() {
    struct Failure: Error {}
    let source = Source(0, in: graph)
    let probe = Probe.started(in: graph) { _ = source.value }
    var calls = 0
    graph.onPending = { calls += 1 }
    let sum = graph.batch {
      source.value = 1
      graph.batch { source.value = 2 }
      #expect(calls == 0)
      return source.value + 1
    }
    #expect(sum == 3)
    #expect(calls == 1)
    graph.update()
    #expect(throws: Failure.self) {
      try graph.batch {
        source.value = 3
        throw Failure()
      }
    }
    #expect(calls == 2)
    graph.update()
    #expect(probe.runCount == 2)
  }

  @Test func anEmptyBatchAnnouncesNothing() {
    var calls = 0
    graph.onPending = { calls += 1 }
    graph.batch {}
    let source = Source(0, in: graph)
    let probe = Probe.started(in: graph) { _ = source.value }
    graph.batch {
      source.value = 1
      probe.cancelPending()
    }
    #expect(calls == 0)
  }

  @Test func anOwnerThatUpdatesAtOnceSeesEveryWrite() {
    let source = Source(0, in: graph)
    var seen: [Int] = []
    let probe = Probe.started(in: graph) { seen.append(source.value) }
    graph.onPending = { [unowned graph] in graph.update() }
    source.value = 1
    source.value = 2
    #expect(seen == [0, 1, 2])
    #expect(probe.runCount == 2)
  }

  @Test func aSourceIsReadByObserversOfTwoGraphs() {
    let otherGraph = DependencyGraph()
    let source = Source(0, in: graph)
    let here = Probe.started(in: graph) { _ = source.value }
    let there = Probe.started(in: otherGraph) { _ = source.value }
    var calls: [String] = []
    graph.onPending = { calls.append("here") }
    otherGraph.onPending = { calls.append("there") }
    graph.batch { source.value = 1 }
    #expect(calls == ["here", "there"])
    graph.update()
    #expect(here.runCount == 1)
    #expect(there.runCount == 0)
    #expect(there.isPending)
    otherGraph.update()
    #expect(there.runCount == 1)
    graph.checkInvariants([source])
  }

  @Test func aHundredThousandObserversAreRunOnceEach() {
    let source = Source(0, in: graph)
    var sum = 0
    let probes = (0..<100_000).map { index in
      Probe.started(in: graph, order: index % 50) { sum += source.value }
    }
    source.value = 1
    graph.update()
    #expect(sum == 100_000)
    #expect(probes.allSatisfy { $0.runCount == 1 })
  }
}
