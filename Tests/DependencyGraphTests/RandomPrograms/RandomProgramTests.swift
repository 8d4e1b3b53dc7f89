import Foundation
import SeededRandom
import Testing

/// Random programs, compared with a model that recomputes everything.
///
/// `KUMIKI_GRAPH_PROGRAMS=100000 swift test -c release --filter RandomProgramTests` runs that many,
/// and `KUMIKI_GRAPH_SEED=17` starts with that seed.
@MainActor @Suite struct RandomProgramTests {
  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  static func program(seed: Int) -> [Operation] {
    var random = SeededGenerator(seed: UInt64(seed))
    let length = 8 + random.below(28)
    let beginning = (0..<2).map { _ in
      Operation.makeSource(value: random.below(6), comparing: true, graph: random.below(2))
    }
    return beginning + (0..<length).map { _ in Operation.random(using: &random) }
  }

  @Test func randomProgramsAgreeWithAModelThatComputesEverythingAnew() async {
    let first = Self.number("KUMIKI_GRAPH_SEED") ?? 1
    for seed in first..<first + (Self.number("KUMIKI_GRAPH_PROGRAMS") ?? 5000) {
      let program = Self.program(seed: seed)
      if ProgramRun.failure(of: program, isThorough: seed % 8 == 0) != nil {
        let smallest = shrunk(program) { ProgramRun.failure(of: $0) != nil }
        Issue.record("seed \(seed):\n\(ProgramRun.text(of: smallest))")
        return
      }
      // Other work on the actor may run in between.
      if seed % 64 == 0 { await Task.yield() }
    }
  }

  @Test func aFailureIsShrunkToAFewLines() throws {
    let isFailing = { ProgramRun.failure(of: $0, fault: .forgetsReader) != nil }
    let program = try #require((1...500).lazy.map(Self.program(seed:)).first(where: isFailing))
    let smallest = shrunk(program, while: isFailing)
    let text = ProgramRun.text(of: smallest, fault: .forgetsReader)
    #expect(smallest.count <= 6, "\(text)")
    #expect(text.contains("n0.value = ") || text.contains("out of date"), "\(text)")
  }
}
