import ExplorationReports
import HostInterface
import SwiftUI
import Timekeeping
import UpdateRecording
import ViewRuntime

/// Uses an app at random, and records after each step what only a run reveals: unnecessary body
/// runs, lost state, recreated objects, the system's warnings.
///
/// ```swift
/// let watch = RunWatch(test, seed: 7)
/// var reports = [await watch.begin()]
/// while let report = await watch.next() { reports.append(report) }
/// ```
@MainActor
package final class RunWatch {
  private let test: ViewTest
  private var chooser: StepChooser
  private var known: Set<ExplorationStepReport.Problem> = []
  private var diagnosticCount = 0
  /// Whether the app has come to rest so far; if not, it cannot be used any further.
  private var rests = true

  package init(_ test: ViewTest, seed: UInt64) {
    self.test = test
    chooser = StepChooser(test, seed: seed)
    test.host.frameBound = 40
    test.patience = .seconds(5)
    test.recorder.notesLosses = true
  }

  /// Returns the report of the start.
  package func begin() async -> ExplorationStepReport {
    await report(ExplorationStepReport(code: ""))
  }

  /// Returns the next step, as a line of Swift.
  ///
  /// - Returns: nil if the app cannot be used any further.
  package func choose() -> (code: String, perform: () async -> ExplorationStepReport)? {
    guard rests else { return nil }
    let step = chooser.next()
    return (step.code, { await self.perform(step) })
  }

  private func perform(_ step: ExplorationStep) async -> ExplorationStepReport {
    // Before recording: effects of the test itself belong to no step.
    test.catchUp()
    test.recorder.reset()
    test.recorder.isHeld = true
    test.host.changedNodes = []
    test.actionTime = .zero
    let waited = ProcessorWait.seconds
    var report = ExplorationStepReport(code: step.code)
    do {
      try await step.perform(in: test)
    } catch {
      report.failed = true
    }
    // The time for which other threads had the processor is not the program's.
    let lost = ProcessorWait.seconds - waited
    report.actionSeconds = max(test.actionTime.timeInterval - lost, 0)
    return await self.report(report, lost: lost)
  }

  private func report(
    _ begun: ExplorationStepReport, lost: Double = 0
  ) async -> ExplorationStepReport {
    var report = begun
    let unrest = await test.checker.violation(of: [.rests])
    let recorder = test.recorder
    let changed = test.host.changedNodes ?? []
    let shown = test.runtime.shownNodes()
    // The animation's final content does not exist yet.
    let isMoving = test.isMoving
    report.runs = recorder.runs.map { run in
      let isNew = run.reasons.contains("@identity")
      let nodes = shown[run.view]
      return .init(
        view: run.name, id: run.view, reasons: run.reasons.map(UpdateRecorder.plain),
        seconds: max(run.duration.timeInterval - lost, 0),
        showedNothing: !isNew && !isMoving && nodes.map { $0.isDisjoint(with: changed) } ?? false)
    }
    report.losses = recorder.losses.map {
      .init(
        view: $0.view, owner: $0.owner, ownerID: $0.ownerID, source: $0.source.rawValue,
        changed: $0.changed, owned: $0.owned)
    }
    report.replacements = takeReplacements()
    test.host.changedNodes = nil
    if let unrest {
      rests = false
      note(.init(code: unrest.invariant.rawValue, message: unrest.message), in: &report)
    } else if let violation = await unobservedRead() {
      note(.init(code: violation.invariant.rawValue, message: violation.message), in: &report)
    }
    let diagnostics = test.diagnostics
    for diagnostic in diagnostics[diagnosticCount...] {
      note(.init(code: diagnostic.code, message: diagnostic.message), in: &report)
    }
    diagnosticCount = diagnostics.count
    report.screen = test.tree
    return report
  }

  /// Takes the replaced objects. The records keep views and objects alive, so they are released
  /// first.
  private func takeReplacements() -> [ExplorationStepReport.Replacement] {
    let replacements = test.recorder.replacements
    test.recorder.isHeld = false
    test.recorder.reset()
    return replacements.filter(\.isGone).map { .init(view: $0.view, object: $0.objectType) }
  }

  /// Checks whether the screen changes once every body has run. Views that lose their state because
  /// of that, and recreated objects, are reported separately.
  private func unobservedRead() async -> InvariantChecker.Violation? {
    test.recorder.reset()
    test.recorder.isHeld = true
    let violation = await test.checker.violation(of: [.followsFromState])
    // A change that was announced meanwhile, such as a server's answer, also explains it.
    let isExplained = !test.recorder.losses.isEmpty || !test.recorder.changes.isEmpty
    return takeReplacements().isEmpty && !isExplained ? violation : nil
  }

  /// Each problem is reported once.
  private func note(
    _ problem: ExplorationStepReport.Problem, in report: inout ExplorationStepReport
  ) {
    if known.insert(problem).inserted { report.problems.append(problem) }
  }
}
