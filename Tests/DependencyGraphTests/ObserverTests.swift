import DependencyGraph
import Testing

@MainActor @Suite struct ObserverTests {
  let graph = DependencyGraph()

  @Test func anObserverDependsOnWhatItReadLast() {
    let usesFirst = Source(true, in: graph)
    let first = Source(1, in: graph)
    let second = Source(2, in: graph)
    let probe = Probe.started(in: graph) { _ = usesFirst.value ? first.value : second.value }
    #expect(
      probe.reads.map(ObjectIdentifier.init) == [usesFirst, first].map(ObjectIdentifier.init))
    usesFirst.value = false
    graph.update()
    #expect(!first.hasObservers)
    #expect(second.hasObservers)
    first.value = 5
    #expect(!probe.isPending)
  }

  @Test func readingTheSameInTheSameOrderRecordsNothingAnew() {
    let sources = (0..<10).map { Source($0, in: graph) }
    let probe = Probe.started(in: graph) { for source in sources { _ = source.value } }
    let recorded = graph.recordedEdgeCount
    for round in 0..<100 {
      sources[round % 10].value = round
      graph.update()
    }
    #expect(probe.runCount == 100)
    #expect(graph.recordedEdgeCount == recorded)
  }

  @Test func leavingAReadOutMovesTheOthersUpWithoutRecordingThemAnew() {
    let readsAll = Source(true, in: graph)
    let sources = (0..<50).map { Source($0, in: graph) }
    let probe = Probe.started(in: graph) {
      let start = readsAll.value ? 0 : 3
      for source in sources[start...] { _ = source.value }
    }
    let recorded = graph.recordedEdgeCount
    readsAll.value = false
    graph.update()
    #expect(graph.recordedEdgeCount == recorded)
    #expect(graph.edgeCount == 48)
    #expect(probe.reads.count == 48)
    graph.checkInvariants([probe])
  }

  @Test func trackingFurtherKeepsWhatWasReadBefore() {
    let first = Source(1, in: graph)
    let second = Source(2, in: graph)
    let probe = Probe.started(in: graph) { _ = first.value }
    probe.tracksWhenRun = false
    for _ in 0..<100 {
      probe.trackFurther { _ = second.value }
      probe.trackFurther { _ = first.value + second.value }
    }
    #expect(graph.edgeCount == 2)
    first.value = 3
    graph.update()
    #expect(probe.runCount == 1)
    second.value = 3
    graph.update()
    #expect(probe.runCount == 2)
    // The source that made it pending has not been checked yet.
    first.value = 4
    probe.trackFurther { _ = first.value }
    #expect(probe.isPending)
    graph.update()
    graph.checkInvariants([probe])
    probe.track { _ = second.value }
    #expect(!first.hasObservers)
  }

  @Test func readingASourceManyTimesIsOneDependency() {
    let first = Source(1, in: graph)
    let second = Source(2, in: graph)
    let probe = Probe.started(in: graph) {
      for _ in 0..<1000 { _ = first.value + second.value }
    }
    #expect(graph.edgeCount == 2)
    #expect(probe.reads.count == 2)
  }

  @Test func aBodyThatThrowsDependsOnWhatItReadUntilThen() {
    struct Failure: Error {}
    let first = Source(1, in: graph)
    let second = Source(2, in: graph)
    let probe = Probe(in: graph) {}
    probe.track { _ = first.value + second.value }
    #expect(throws: Failure.self) {
      try probe.track {
        _ = first.value
        throw Failure()
      }
    }
    #expect(!graph.isTracking)
    #expect(first.hasObservers)
    #expect(!second.hasObservers)
    first.value = 3
    #expect(probe.isPending)
  }

  @Test func trackReturnsWhatTheBodyReturns() {
    let source = Source("値", in: graph)
    let probe = Probe(in: graph) {}
    #expect(probe.track { source.value + "👩‍👩‍👧" } == "値👩‍👩‍👧")
  }

  @Test func isTrackingIsTrueOnlyWhereAReadIsRecorded() {
    var seen: [Bool] = []
    let computation = Computation(in: graph) { graph.isTracking }
    let probe = Probe(in: graph) {}
    probe.track {
      seen.append(graph.isTracking)
      graph.untracked { seen.append(graph.isTracking) }
      seen.append(computation.value)
      seen.append(graph.isTracking)
    }
    seen.append(graph.isTracking)
    #expect(seen == [true, false, true, true, false])
  }

  @Test func aNestedTrackingIsItsOwn() {
    let outerSource = Source(1, in: graph)
    let innerSource = Source(2, in: graph)
    let lateSource = Source(3, in: graph)
    let inner = Probe(in: graph, order: 1) {}
    let outer = Probe(in: graph) {}
    outer.track {
      _ = outerSource.value
      inner.track { _ = innerSource.value + outerSource.value }
      _ = lateSource.value + outerSource.value
    }
    innerSource.value = 5
    #expect(!outer.isPending)
    #expect(inner.isPending)
    graph.update()
    lateSource.value = 5
    #expect(outer.isPending)
    graph.checkInvariants([outer, inner])
  }

  @Test func aParentMayBringItsChildUpToDateAtOnce() {
    let source = Source(1, in: graph)
    let child = Probe.started(in: graph, order: 1) { _ = source.value }
    let parent = Probe.started(in: graph, order: 0) { _ = source.value }
    parent.afterTracking = { child.track(child.body) }
    source.value = 2
    graph.update()
    #expect(parent.runCount == 1)
    #expect(child.runCount == 0)
    #expect(!child.isPending)
    source.value = 3
    #expect(child.isPending)
  }

  @Test func cancelPendingDeclaresAnObserverUpToDate() {
    let source = Source(1, in: graph)
    let double = Computation(in: graph) { source.value * 2 }
    let probe = Probe.started(in: graph) { _ = double.value }
    source.value = 2
    probe.cancelPending()
    #expect(!probe.isPending)
    #expect(!graph.hasPendingObservers)
    graph.update()
    #expect(probe.runCount == 0)
    source.value = 3
    #expect(probe.isPending)
    graph.checkInvariants([probe])
  }

  @Test func invalidateMakesAnObserverPendingThoughNothingChanged() {
    let probe = Probe(in: graph) {}
    probe.invalidate()
    #expect(graph.hasPendingObservers)
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func anObserverThatDoesNotTrackKeepsItsDependencies() {
    let source = Source(1, in: graph)
    let double = Computation(in: graph) { source.value * 2 }
    let probe = Probe.started(in: graph) { _ = double.value + source.value }
    probe.tracksWhenRun = false
    source.value = 2
    graph.update()
    source.value = 3
    graph.update()
    #expect(probe.runCount == 2)
    graph.checkInvariants([probe])
  }

  @Test func aDisposedObserverNeverRunsAgain() {
    let source = Source(1, in: graph)
    let probe = Probe.started(in: graph) { _ = source.value }
    source.value = 2
    probe.dispose()
    #expect(!probe.isPending)
    probe.invalidate()
    graph.update()
    #expect(probe.track { source.value } == 2)
    source.value = 3
    graph.update()
    #expect(probe.runCount == 0)
    #expect(graph.edgeCount == 0)
  }

  @Test func anObserverMayDisposeOfItselfWhileItTracks() {
    let source = Source(1, in: graph)
    let other = Source(1, in: graph)
    let probe = Probe(in: graph) {}
    probe.body = { [unowned probe] in
      _ = source.value
      if source.value == 2 { probe.dispose() }
      _ = other.value
    }
    probe.track(probe.body)
    source.value = 2
    graph.update()
    #expect(probe.runCount == 1)
    #expect(graph.edgeCount == 0)
    graph.checkInvariants([probe, source, other])
  }

  @Test func aSourceThatDiesWhileItIsBeingReadLeavesTheOthersInOrder() {
    let source = Source(1, in: graph)
    let probe = Probe.started(in: graph) {
      _ = source.value
      _ = Source(2, in: graph).value
      _ = Source(3, in: graph).value
    }
    #expect(graph.edgeCount == 1)
    source.value = 2
    graph.update()
    #expect(probe.runCount == 1)
    graph.checkInvariants([probe])
  }

  @Test func whatIsReadAfterASourceThatDiedIsADependency() {
    let source = Source(1, in: graph)
    let last = Source(4, in: graph)
    let probe = Probe(in: graph) {}
    probe.track {
      _ = source.value
      do { _ = Source(2, in: graph).value }
      _ = last.value
    }
    #expect(probe.reads.map(ObjectIdentifier.init) == [source, last].map(ObjectIdentifier.init))
    graph.checkInvariants([probe])
    last.value = 5
    #expect(probe.isPending)
  }

  @Test func aSourceThatDiesWhileItsReaderIsSettledHidesNoLaterChange() {
    let source = Source(1, in: graph)
    var mortal: Source<Int>? = Source(2, in: graph)
    let first = Computation<Int>(in: graph, isEqual: ==) {
      if source.value == 2 { mortal = nil }
      return 0
    }
    let second = Computation(in: graph, isEqual: ==) { source.value }
    let probe = Probe.started(in: graph) {
      _ = first.value + (mortal?.value ?? 0) + second.value
    }
    #expect(probe.reads.count == 3)
    source.value = 2
    graph.update()
    #expect(mortal == nil)
    #expect(probe.runCount == 1)
    graph.checkInvariants([probe])
  }

  @Test func anObserverIsCalledByItsLabelElseByItsType() {
    let probe = Probe(in: graph) {}
    #expect(probe.label == nil)
    probe.label = "行"
    #expect(probe.label == "行")
  }
}
