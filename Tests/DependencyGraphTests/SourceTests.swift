import DependencyGraph
import Testing

@MainActor @Suite struct SourceTests {
  let graph = DependencyGraph()

  @Test func aSourceGivesBackWhatWasWritten() {
    let source = Source("一", in: graph)
    source.value = "二"
    #expect(source.value == "二")
    #expect(source.untrackedValue == "二")
  }

  @Test func anEqualWriteIsCutOff() {
    let source = Source(1, in: graph, isEqual: ==)
    let probe = Probe.started(in: graph) { _ = source.value }
    #expect(!source.write(1))
    #expect(!probe.isPending)
    #expect(source.write(2))
    #expect(probe.isPending)
  }

  @Test func withoutAComparisonEveryWriteCounts() {
    let source = Source(1, in: graph)
    let probe = Probe.started(in: graph) { _ = source.value }
    #expect(source.write(1))
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func notifyIsAWriteOfTheSameValue() {
    let source = Source([1], in: graph, isEqual: ==)
    let probe = Probe.started(in: graph) { _ = source.value }
    source.notify()
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func anUntrackedReadIsNoDependency() {
    let source = Source(1, in: graph)
    let probe = Probe.started(in: graph) {
      _ = source.untrackedValue
      graph.untracked { _ = source.value }
    }
    source.value = 2
    #expect(!probe.isPending)
    #expect(!source.hasObservers)
  }

  @Test func aSourceKnowsWhetherItIsObserved() {
    let source = Source(1, in: graph)
    var probe: Probe? = .started(in: graph) { _ = source.value }
    #expect(source.hasObservers)
    #expect(probe != nil)
    probe = nil
    #expect(!source.hasObservers)
  }

  @Test func aTriggerMakesItsTrackersPending() {
    let trigger = Trigger(in: graph)
    let probe = Probe.started(in: graph) { trigger.track() }
    #expect(trigger.hasObservers)
    trigger.fire()
    trigger.fire()
    graph.update()
    #expect(probe.runCount == 1)
  }

  @Test func aComparisonThatReadsSourcesMakesNoDependency() {
    let tolerance = Source(1, in: graph)
    let source = Source(10, in: graph) { abs($0 - $1) <= tolerance.value }
    let target = Source(0, in: graph)
    let probe = Probe.started(in: graph) {
      _ = target.value
      source.value = 11
    }
    #expect(source.value == 10)
    #expect(!tolerance.hasObservers)
    #expect(!probe.isPending)
  }

  @Test func theOldValueDiesAfterItsReplacementIsInPlace() {
    final class Witness {
      var atEnd: () -> Void = {}
      deinit { atEnd() }
    }
    let source = Source(Witness(), in: graph)
    let probe = Probe.started(in: graph) { _ = source.value }
    var seen = false
    source.value.atEnd = { seen = probe.isPending && source.value === source.untrackedValue }
    source.value = Witness()
    #expect(seen)
  }
}
