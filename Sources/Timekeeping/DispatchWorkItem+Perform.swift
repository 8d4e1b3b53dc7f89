import Dispatch

extension DispatchWorkItem {
  /// Runs the item on a queue once `deadline` is reached, unless it is cancelled first: by Dispatch
  /// in an app, by the test's clock in a test.
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
