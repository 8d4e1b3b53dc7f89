import Foundation
import Testing

/// Random views that own, borrow and observe state in all ways, with random writes, compared with a
/// naive model of SwiftUI.
///
/// `KUMIKI_STATE_PROGRAMS=1000000 swift test -c release --filter StateProgramTests` runs that many,
/// and `KUMIKI_STATE_SEED=17` starts with that seed.
@MainActor @Suite struct StateProgramTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("S1-S9 Bodies run exactly when something that they read has changed")
  func programs() async {
    let first = Self.number("KUMIKI_STATE_SEED") ?? 1
    let count = Self.number("KUMIKI_STATE_PROGRAMS") ?? 60
    var left = Self.number("KUMIKI_STATE_FINDINGS") ?? 1
    for seed in first..<first + count {
      let program = StateProgram.seeded(seed)
      guard let failure = await StateProgramRun(program).failure() else { continue }
      let (smallest, words) = await shrunk(program) ?? (program, failure)
      Issue.record("seed \(seed):\n\(smallest)\n\(words)")
      left -= 1
      if left == 0 { return }
    }
  }
}
