import Dispatch
import struct Synchronization.Atomic

/// A task started by a view.
@MainActor
package final class ViewTask {
  /// Records that a task, or its cancellation, has come to a point.
  package final class End: Sendable {
    private let flag = Atomic<Bool>(false)

    package nonisolated init() {}

    var isReached: Bool { flag.load(ordering: .acquiring) }

    func reach() { flag.store(true, ordering: .releasing) }
  }

  private let task: Task<Void, Never>
  private let end: End

  package nonisolated init(_ task: Task<Void, Never>, _ end: End) {
    self.task = task
    self.end = end
  }

  /// Cancels the task without letting it block the main thread.
  ///
  /// Cancelling a task runs the cancellation handlers of its current `await`. Those of Foundation's
  /// requests wait until the ongoing work is done, which takes seconds if a server does not answer.
  /// So another thread cancels; the main thread waits for a moment, in which all other handlers
  /// return, so that the task is cancelled for the code that follows, and tasks end in the order in
  /// which they were cancelled.
  package func cancel() {
    if end.isReached { return }
    let (hasBegun, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global(qos: .userInitiated).async { [task] in
      hasBegun.signal()
      task.cancel()
      isCancelled.signal()
    }
    if let impatience = Self.impatience, impatience > .now() { return }
    // On a busy machine another thread takes its time: no handler is to blame for that.
    if hasBegun.wait(timeout: .now() + Self.delay) == .success,
      isCancelled.wait(timeout: .now() + Self.moment) == .success
    {
      return
    }
    // Where one request hangs the next probably will, too, and a view may have many. No thread may
    // be left because all of them hang.
    Self.impatience = .now() + 1
  }

  /// The longest time that the handlers get.
  private static var moment: Double { 0.1 }
  /// The longest time that another thread gets to begin.
  private static var delay: Double { 0.5 }
  private static var impatience: DispatchTime?
}
