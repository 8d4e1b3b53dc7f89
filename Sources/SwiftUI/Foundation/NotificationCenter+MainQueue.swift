import Foundation
import Timekeeping

extension NotificationCenter {
  /// Calls `block` for each notification, on `queue` or, without one, where it is posted.
  ///
  /// Posting waits for the block. On the main queue that works in tests, too, where the main queue
  /// is not always run by the main thread.
  @discardableResult @_disfavoredOverload
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    observe(name, of: object, on: queue, block)
  }
}
