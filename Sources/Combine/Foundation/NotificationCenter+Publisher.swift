import Foundation
import Locking

extension NotificationCenter {
  /// A publisher of the notifications of a name, and of an object if one is given.
  ///
  /// Values come where and when they are posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The publisher of a notification center.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil for anybody's.
    public let object: AnyObject?

    /// A publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(AnySubscriber(receiving: subscriber), of: center)
      subscription.observe(name, of: object)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same center's notifications of the same name and object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let lock = Lock()
  /// Held while the subscriber takes a notification: several threads may post at a time.
  private let delivery = RecursiveLock()
  private let center: NotificationCenter
  private var downstream: AnySubscriber<Notification, Never>?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  var description: String { "NotificationCenter Observer" }

  init(_ downstream: AnySubscriber<Notification, Never>, of center: NotificationCenter) {
    self.downstream = downstream
    self.center = center
  }

  func observe(_ name: Notification.Name, of object: AnyObject?) {
    observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.deliver($0)
    }
  }

  private func deliver(_ notification: Notification) {
    delivery.lock()
    defer { delivery.unlock() }
    guard let downstream = ready() else { return }
    let more = downstream.receive(notification)
    if more > 0 { request(more) }
  }

  private func ready() -> AnySubscriber<Notification, Never>? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > 0 else { return nil }
    demand -= 1
    return downstream
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }

  func cancel() {
    _ = lock.take(&downstream)
    if let observer = lock.take(&observer) { center.removeObserver(observer) }
  }
}
