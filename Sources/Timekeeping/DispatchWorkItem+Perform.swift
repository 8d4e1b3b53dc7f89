import Dispatch

extension DispatchWorkItem {
  /// Runs the item on a queue once `deadline` has come, unless it is cancelled before: by dispatch
  /// in an app, by the clock of the test in a test.
  package func perform(on queue: DispatchQueue, at deadline: DispatchTime) {
    let time = TimeSource.current
    guard time !== TimeSource.real else {
      return queue.asyncAfter(deadline: deadline, execute: self)
    }
    nonisolated(unsafe) let item = self
    time.schedule(after: DispatchTime.now().duration(to: deadline), on: .queue(queue)) {
      if !item.isCancelled { item.perform() }
    }
  }
}
