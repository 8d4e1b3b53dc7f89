import Dispatch
import struct Synchronization.Atomic

/// A task that a view started.
@MainActor
package final class ViewTask {
  /// Says that a task has done all that it had to do.
  final class End: Sendable {
    private let flag = Atomic<Bool>(false)

    nonisolated init() {}

    var isReached: Bool { flag.load(ordering: .acquiring) }

    func reach() { flag.store(true, ordering: .releasing) }
  }

  private let task: Task<Void, Never>
  private let end: End

  nonisolated init(_ task: Task<Void, Never>, _ end: End) {
    self.task = task
    self.end = end
  }

  /// Cancels the task without letting it block the main thread.
  ///
  /// To cancel a task calls what its present `await` has to do about that. Foundation's requests
  /// wait there until whatever they are busy with is done, for seconds if it is a server that does
  /// not answer. So it is called on another thread; a moment is waited for it, in which everything
  /// else ends, so that what follows finds the task cancelled.
  func cancel() {
    if end.isReached { return }
    let isCancelled = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { [task] in
      task.cancel()
      isCancelled.signal()
    }
    if let impatience = Self.impatience, impatience > .now() { return }
    guard isCancelled.wait(timeout: .now() + Self.moment) == .timedOut else { return }
    // Where one request hangs the next is likely to, and a view may have many.
    Self.impatience = .now() + 1
  }

  private static var moment: Double { 0.1 }
  private static var impatience: DispatchTime?
}
