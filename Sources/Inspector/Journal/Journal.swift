import Foundation
import Observation
import UpdateRecording
import ViewRuntime

/// What the inspector knows: the steps of the app so far, and who owns what now.
@MainActor @Observable
package final class Journal {
  /// One action of the user, or one frame that the app asked for by itself.
  package struct Step {
    /// Counted from 1; the start of the app is the first.
    package let number: Int
    package let report: UpdateReport
    package let picture: GraphPicture
  }

  /// How many steps are kept: the oldest go first.
  private static let limit = 1000

  package private(set) var steps: [Step] = []
  /// Of the moment after the last step.
  package private(set) var graph = StateGraphSnapshot()
  /// Grows when earlier steps become others, as when a secret is taken out of them.
  @ObservationIgnored private(set) var revision = 0
  @ObservationIgnored private var count = 0

  init() {}

  /// Takes note of what a recorder has written down, and of who owns what now.
  func note(_ recorder: UpdateRecorder, in runtime: ViewRuntime) {
    let (report, now) = recorder.reportWithGraph(runtime, before: steps.isEmpty ? nil : graph)
    recorder.reset()
    count += 1
    if now.secrets != graph.secrets { hide(now) }
    graph = now
    steps.append(
      Step(number: count, report: report, picture: GraphPicture(now, about: report)))
    if steps.count > Self.limit { steps.removeFirst(steps.count - Self.limit) }
  }

  /// Takes out of the steps so far what was shown there before it was known to be a secret.
  private func hide(_ now: StateGraphSnapshot) {
    revision += 1
    let former = Set(graph.sources.lazy.filter(\.isHiding).map(\.id))
    let found = Set(now.sources.lazy.filter(\.isHiding).map(\.id)).subtracting(former)
    steps = steps.map { step in
      Step(
        number: step.number, report: step.report.hiding(found, now.secrets),
        picture: step.picture.hiding(found, now.secrets))
    }
  }
}
