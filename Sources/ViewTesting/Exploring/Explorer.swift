import SwiftUI

/// Uses one app at random and keeps a log.
@MainActor
struct Explorer {
  /// A step and the screen after it.
  struct Entry {
    let step: ExplorationStep
    /// Whether nothing handled the step, or its target was gone.
    let failed: Bool
    let screen: String

    var code: String {
      failed ? step.code.replacing("try ", with: "try? ", maxReplacements: 1) : step.code
    }
  }

  struct Result {
    var start: String
    var log: [Entry] = []
    var violation: InvariantChecker.Violation?
  }

  let invariants: Set<ViewTest.Invariant>
  let onStep: (String) -> Void

  /// An app that needs more consecutive frames never comes to rest: each attempt has to detect
  /// that.
  private static let frameBound = 20

  /// Uses `test` for some steps, up to the first violation.
  func explore(_ test: ViewTest, actions: Int, seed: UInt64) async -> Result {
    var chooser = StepChooser(test, seed: seed)
    return await run(test) { index in index < actions ? chooser.next() : nil }
  }

  /// Repeats the given steps.
  func replay(_ steps: [ExplorationStep], in test: ViewTest) async -> Result {
    await run(test) { index in index < steps.count ? steps[index] : nil }
  }

  private func run(_ test: ViewTest, _ next: (Int) -> ExplorationStep?) async -> Result {
    let checker = test.checker
    test.host.frameBound = Self.frameBound
    let violation = await checker.violation(of: invariants)
    var result = Result(start: test.tree, violation: violation)
    while result.violation == nil, let step = next(result.log.count) {
      onStep(step.code)
      let failed = await !Self.perform(step, in: test)
      result.violation = await checker.violation(of: invariants)
      result.log.append(Entry(step: step, failed: failed, screen: test.tree))
    }
    return result
  }

  /// Performs the steps like the printed test: violations are checked at the end.
  func outcome(
    of steps: [ExplorationStep], for invariant: ViewTest.Invariant, in test: ViewTest
  ) async -> Result {
    let checker = test.checker
    test.host.frameBound = Self.frameBound
    var result = Result(start: "")
    for step in steps {
      let failed = await !Self.perform(step, in: test)
      result.log.append(Entry(step: step, failed: failed, screen: ""))
      do {
        try await test.settle()
      } catch {
        result.violation = .init(.rests, (error as? ViewTestError)?.message ?? "\(error)")
        return result
      }
    }
    result.violation = await checker.thoroughViolation(of: [invariant])
    return result
  }

  private static func perform(_ step: ExplorationStep, in test: ViewTest) async -> Bool {
    do {
      try await step.perform(in: test)
      return true
    } catch {
      return false
    }
  }
}
