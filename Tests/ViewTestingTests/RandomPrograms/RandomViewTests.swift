import Foundation
import Testing
import ViewTesting

/// Random views and random actions, compared with a fresh mount of the same state.
///
/// `KUMIKI_VIEW_PROGRAMS=1000000 swift test -c release --filter RandomViewTests` runs that many,
/// `KUMIKI_VIEW_WHOLE=10000` that many with the whole vocabulary, and `KUMIKI_VIEW_SEED=17` starts
/// with that seed.
@MainActor @Suite struct RandomViewTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("Whatever is shown and whatever happens, the result equals a fresh mount")
  func programs() async {
    await run(.first, from: 1, count: Self.number("KUMIKI_VIEW_PROGRAMS") ?? 100)
  }

  @Test("So it is with the whole vocabulary")
  func wholeVocabulary() async {
    await run(.whole, from: 20_001, count: Self.number("KUMIKI_VIEW_WHOLE") ?? 100)
  }

  private func run(_ vocabulary: ViewSketch.Vocabulary, from seed: Int, count: Int) async {
    let first = Self.number("KUMIKI_VIEW_SEED") ?? seed
    let wanted = Self.number("KUMIKI_VIEW_FINDINGS") ?? 1
    var found = 0
    for seed in first..<first + count {
      let program = RandomProgram.seeded(seed, of: vocabulary)
      let run = ProgramRun(program: program, isThorough: seed % 8 == 0)
      guard let failure = await run.failure() else { continue }
      let (smallest, words) = await shrunk(program) ?? (program, failure)
      Issue.record("seed \(seed):\n\(smallest.sketch)\n\(smallest.actions)\n\(words)")
      found += 1
      if found == wanted { return }
    }
  }

  @Test(
    "Programs that once failed",
    arguments: [
      249_151, 307_192, 319_828, 646_132, 512_759, 264_870, 246_504, 1_003_508,
      246_808, 723_638, 1_032_523, 1_035_848, 1_038_456, 1_999,
    ])
  func failedOnce(_ seed: Int) async {
    let failure = await ProgramRun(program: .seeded(seed, of: .first), isThorough: true).failure()
    #expect(failure == nil)
  }

  @Test("A second run of a program does the same as the first")
  func again() async {
    for seed in 1...10 {
      let program = RandomProgram.seeded(seed)
      let first = await ProgramRun(program: program, isThorough: true).failure()
      #expect(await ProgramRun(program: program, isThorough: true).failure() == first)
    }
  }
}
