import HeadlessHost
import SwiftUI
import UpdateRecording
import ViewRuntime

/// What a change cost, counted.
struct Work {
  /// Bodies of the app's own views that ran.
  var bodies: Int
  /// Steps of the patches that the host received.
  var operations: Int
}

/// A view in a host without a screen.
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

  /// From a change to the patch, applied to the host's tree.
  func show(_ change: () -> Void) {
    change()
    host.runFrames()
  }

  /// What a change makes the runtime do.
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
