import Foundation
import Observation
import UpdateRecording
import ViewRuntime

/// The inspector's data: the app's steps so far, and the current state graph.
@MainActor @Observable
package final class Journal {
  /// An action of the user, or a frame that the app requested itself.
  package struct Step {
    /// The number, from 1; the app's launch is the first step.
    package let number: Int
    package let report: UpdateReport
    package let picture: GraphPicture
  }

  /// The maximum number of steps; the oldest are dropped first.
  private static let limit = 1000

  package private(set) var steps: [Step] = []
  /// The graph after the last step.
  package private(set) var graph = StateGraphSnapshot()
  /// Increases when earlier steps change, for example when a secret is removed from them.
  @ObservationIgnored private(set) var revision = 0
  @ObservationIgnored private var count = 0

  init() {}

  /// Adds the records of a recorder and the current state graph.
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

  /// Removes texts from earlier steps that are now known to be secrets.
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
