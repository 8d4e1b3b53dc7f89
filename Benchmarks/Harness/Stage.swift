import HeadlessHost
import SwiftUI
import UpdateRecording
import ViewRuntime

/// The counted cost of a change.
struct Work {
  /// The bodies of the app's own views that ran.
  var bodies: Int
  /// The steps in the patches that the host received.
  var operations: Int
}

/// A view in a headless host.
@MainActor
final class Stage {
  let host = HeadlessHost()
  let runtime: ViewRuntime

  /// Mounts the view and shows the first frame.
  init(_ view: some View) {
    host.recordsPatches = false
    runtime = ViewRuntime(host: host)
    runtime.mount(view)
    host.runFrames()
  }

  /// From a change to the patch that is applied to the host's tree.
  func show(_ change: () -> Void) {
    change()
    host.runFrames()
  }

  /// Counts the runtime's work for a change.
  func count(_ change: () -> Void) -> Work {
    let recorder = UpdateRecorder()
    runtime.recorder = recorder
    host.recordsPatches = true
    show(change)
    host.recordsPatches = false
    runtime.recorder = nil
    let operations = host.takePatches().reduce(0) { $0 + $1.operations.count }
    return Work(bodies: recorder.runs.count, operations: operations)
  }
}
