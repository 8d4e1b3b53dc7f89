import DependencyGraph
import SeededRandom
import Testing

/// Random programs whose computations read each other in any order. Their results do not matter;
/// each step must end and leave the graph consistent.
@MainActor @Suite struct CyclicProgramTests {
  @Test("D22 with any cycle, every step terminates and the invariants hold")
  func everyStepEnds() {
    var cycles = 0
    for seed in 1...300 {
      let graph = DependencyGraph()
      graph.onDiagnostic = { _ in cycles += 1 }
      run(seed: UInt64(seed), in: graph)
      #expect(graph.nodeCount == 0 && graph.edgeCount == 0, "seed \(seed)")
    }
    #expect(cycles > 300)
  }

  private func run(seed: UInt64, in graph: DependencyGraph) {
    var random = SeededGenerator(seed: seed)
    let count = 3 + random.below(6)
    func formula() -> Formula { .random(using: &random).resolved(below: count + 2) }

    let sources = (0..<2).map { Source($0, in: graph, isEqual: ==) }
    let wirings = (0..<count).map { _ in Source(formula(), in: graph) }
    var computations: [Computation<Int>] = []
    func read(_ index: Int) -> Int {
      index < 2 ? sources[index].value : computations[index - 2].value
    }
    for wiring in wirings {
      computations.append(
        Computation(in: graph, fallback: 0, isEqual: ==) { wiring.value.value { abs(read($0)) } })
    }
    let probes = (0..<3).map { _ in
      let index = random.below(count)
      return Probe.started(in: graph) { _ = computations[index].value }
    }
    for _ in 0..<30 {
      switch random.below(6) {
      case 0, 1: sources[random.below(2)].value = random.below(5)
      case 2, 3: wirings[random.below(count)].value = formula()
      case 4: _ = computations[random.below(count)].value
      default: graph.update()
      }
      let broken = graph.brokenInvariants(sources + computations + probes)
      #expect(broken.isEmpty, "seed \(seed)")
      if !broken.isEmpty { break }
    }
    for computation in computations { computation.dispose() }
    for probe in probes { probe.body = {} }
  }
}
