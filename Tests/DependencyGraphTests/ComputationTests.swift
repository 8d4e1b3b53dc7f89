import DependencyGraph
import Testing

@MainActor @Suite struct ComputationTests {
  let graph = DependencyGraph()

  @Test func aComputationRunsOnlyWhenAsked() {
    var runs = 0
    let source = Source(1, in: graph)
    let double = Computation(in: graph) {
      runs += 1
      return source.value * 2
    }
    #expect(runs == 0)
    #expect(double.value == 2)
    #expect(double.value == 2)
    #expect(runs == 1)
    source.value = 5
    source.value = 6
    #expect(runs == 1)
    #expect(double.value == 12)
    #expect(runs == 2)
  }

  @Test func anEqualResultSparesTheReaders() {
    var texts = 0
    let source = Source(1, in: graph, isEqual: ==)
    let isOdd = Computation(in: graph, isEqual: ==) { source.value % 2 == 1 }
    let text = Computation(in: graph, isEqual: ==) {
      texts += 1
      return isOdd.value ? "odd" : "even"
    }
    let probe = Probe.started(in: graph) { _ = text.value }
    source.value = 3
    #expect(probe.isPending)
    graph.update()
    #expect(!probe.isPending)
    #expect(texts == 1)
    #expect(probe.runCount == 0)
    source.value = 4
    graph.update()
    #expect(texts == 2)
    #expect(probe.runCount == 1)
  }

  @Test func withoutAComparisonEveryRunIsAChange() {
    let source = Source(1, in: graph)
    let constant = Computation(in: graph) {
      _ = source.value
      return 7
    }
    let probe = Probe.started(in: graph) { _ = constant.value }
    source.value = 2
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func aDiamondRunsItsTipOnceAndWithoutAGlitch() {
    let source = Source(1, in: graph)
    let left = Computation(in: graph) { source.value + 1 }
    let right = Computation(in: graph) { source.value * 10 }
    var seen: [Int] = []
    let probe = Probe.started(in: graph) { seen.append(left.value + right.value) }
    source.value = 2
    graph.update()
    #expect(seen == [12, 23])
    #expect(probe.runCount == 1)
  }

  @Test func aBranchNotTakenIsNoDependency() {
    var runs = 0
    let usesFirst = Source(true, in: graph, isEqual: ==)
    let first = Source("a", in: graph)
    let second = Source("b", in: graph)
    let chosen = Computation(in: graph) {
      runs += 1
      return usesFirst.value ? first.value : second.value
    }
    #expect(chosen.value == "a")
    second.value = "B"
    #expect(chosen.value == "a")
    #expect(runs == 1)
    usesFirst.value = false
    #expect(chosen.value == "B")
    #expect(!first.hasObservers)
    first.value = "A"
    #expect(chosen.value == "B")
    #expect(runs == 2)
  }

  @Test func whatABranchNoLongerReadsIsNotComputed() {
    let items = Source([1, 2, 3], in: graph)
    let index = Source(2, in: graph)
    let isEmpty = Computation(in: graph, isEqual: ==) { items.value.isEmpty }
    let chosen = Computation(in: graph) { items.value[index.value] }
    let text = Computation(in: graph) { isEmpty.value ? "none" : "\(chosen.value)" }
    #expect(text.value == "3")
    items.value = []
    #expect(text.value == "none")
  }

  @Test func aComputationDroppedByItsMakerStillPassesChangesOn() {
    let source = Source(1, in: graph)
    var seen: [Int] = []
    let probe = Probe.started(in: graph) {
      seen.append(Computation(in: graph) { source.value + 1 }.value)
    }
    source.value = 5
    graph.update()
    #expect(seen == [2, 6])
    #expect(probe.runCount == 1)
  }

  @Test func aDisposedComputationKeepsItsValue() {
    let source = Source(1, in: graph)
    let double = Computation(in: graph) { source.value * 2 }
    let probe = Probe.started(in: graph) { _ = double.value }
    double.dispose()
    source.value = 4
    #expect(double.value == 2)
    #expect(!probe.isPending)
    #expect(!source.hasObservers)
    #expect(graph.edgeCount == 0)
  }

  @Test func aComputationThatWritesIsSettledBeforeTheReadersLearnOfIt() {
    let source = Source(1, in: graph)
    let log = Source(0, in: graph, isEqual: ==)
    let double = Computation(in: graph) {
      log.value = source.value
      return source.value * 2
    }
    let reader = Probe.started(in: graph) { _ = log.value }
    let asker = Probe.started(in: graph) { _ = double.value }
    #expect(reader.isPending)
    graph.update()
    source.value = 2
    graph.update()
    #expect(log.value == 2)
    #expect(reader.runCount == 2)
    #expect(asker.runCount == 1)
    graph.checkInvariants([reader, asker])
  }

  @Test func aLongChainIsSettledWithoutADeepStack() {
    let source = Source(0, in: graph, isEqual: ==)
    var chain = [Computation(in: graph, isEqual: ==) { source.value }]
    for _ in 1..<50_000 {
      unowned let last = chain.last!
      let next = Computation(in: graph, isEqual: ==) { last.value + 1 }
      _ = next.value
      chain.append(next)
    }
    let top = chain.last!
    let probe = Probe.started(in: graph) { _ = top.value }
    source.value = 1
    graph.update()
    #expect(top.value == 50_000)
    #expect(probe.runCount == 1)
    // From the top down, so that no deinitializer triggers the next one.
    for computation in chain.reversed() { computation.dispose() }
    #expect(graph.edgeCount == 0)
  }

  @Test func aValueWithAFailureInsideIsAValue() {
    struct Missing: Error, Equatable {}
    let source = Source<Int?>(1, in: graph)
    let result = Computation<Result<Int, Missing>>(in: graph, isEqual: ==) {
      source.value.map { .success($0) } ?? .failure(Missing())
    }
    #expect(result.value == .success(1))
    source.value = nil
    #expect(result.value == .failure(Missing()))
  }
}
