import Foundation
import Testing

/// Random scroll views over rows in lazy containers, compared with eager ones.
///
/// `KUMIKI_SCROLL_PROGRAMS=10000 swift test -c release --filter RandomScrollTests` runs that many,
/// and `KUMIKI_SCROLL_SEED=17` starts with that seed.
@MainActor @Suite struct RandomScrollTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("S14.24 Rows of lazy containers are where they would be if all were created at once")
  func programs() async {
    let first = Self.number("KUMIKI_SCROLL_SEED") ?? 1
    for seed in first..<first + (Self.number("KUMIKI_SCROLL_PROGRAMS") ?? 30) {
      let program = ScrollProgram.seeded(seed)
      guard let failure = await ScrollProgramRun(program: program).failure() else { continue }
      let (smallest, words) = await shrunk(program) ?? (program, failure)
      Issue.record(
        "seed \(seed):\n\(smallest.sketch)\n\(smallest.actions) \(smallest.size)\n\(words)")
    }
  }
}
