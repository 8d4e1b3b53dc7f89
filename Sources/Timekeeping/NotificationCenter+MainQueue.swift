import Foundation

extension NotificationCenter {
  /// Calls `block` for each notification on `queue`, or where it is posted if `queue` is nil.
  ///
  /// For the main queue, Foundation on Linux waits for an operation there, unless it is posted by
  /// the main thread. Under an asynchronous `main`, as tests have it, other threads run the main
  /// queue: what is posted there would wait for itself.
  package func observe(
    _ name: Notification.Name?, of object: Any?, on queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let queue, queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: queue, using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if isOnMainActor() {
        block(notification)
      } else {
        nonisolated(unsafe) let notification = notification
        DispatchQueue.main.sync { block(notification) }
      }
    }
  }
}
