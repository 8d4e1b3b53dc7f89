import Foundation

extension NotificationCenter {
  /// The notifications with a name that are posted from now on.
  ///
  /// ```swift
  /// for await note in NotificationCenter.default.notifications(named: .saved) { ... }
  /// ```
  ///
  /// Ends when the waiting task is cancelled. Foundation on Linux does not have it.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// The sequence that ``notifications(named:object:)`` returns.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Waits for one notification after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Carried>.Iterator

      /// The next notification; nil once the waiting task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    /// Posted by one task, read by another, and never changed.
    fileprivate struct Carried: @unchecked Sendable {
      let notification: Notification
    }

    /// Observes as long as the stream is in use.
    private final class Observer: @unchecked Sendable {
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(
        _ notifications: Notifications, _ take: @escaping @Sendable (Notification) -> Void
      ) {
        center = notifications.center
        token = center.addObserver(
          forName: notifications.name, object: notifications.object, queue: nil, using: take)
      }

      func stop() { center.removeObserver(token) }
    }

    /// Starts observing; notifications are kept until they are awaited.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Carried.self)
      let observer = Observer(self) { continuation.yield(Carried(notification: $0)) }
      continuation.onTermination = { _ in observer.stop() }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }
}
