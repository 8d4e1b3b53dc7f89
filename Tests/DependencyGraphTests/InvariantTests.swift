import DependencyGraph
import Testing

@MainActor @Suite struct InvariantTests {
  @Test func aSoundGraphBreaksNoInvariant() {
    let graph = DependencyGraph()
    let source = Source(1, in: graph)
    let double = Computation(in: graph) { source.value * 2 }
    let probe = Probe.started(in: graph) { _ = double.value }
    #expect(graph.brokenInvariants([probe]).isEmpty)
    source.value = 2
    #expect(graph.brokenInvariants([source]).isEmpty)
    graph.update()
    #expect(graph.brokenInvariants().isEmpty)
  }

  @Test func aCheckInTheMiddleOfAnEvaluationFindsItUnfinished() {
    let graph = DependencyGraph()
    let source = Source(1, in: graph)
    var broken: [String] = []
    let probe = Probe(in: graph) {}
    probe.label = "row"
    let double = Computation(in: graph) {
      broken = graph.brokenInvariants([probe])
      return source.value * 2
    }
    probe.track { _ = source.value + double.value }
    #expect(broken.contains("row is running"))
    #expect(broken.contains("something is being settled"))
    #expect(broken.contains("somebody is reading"))
  }
}
