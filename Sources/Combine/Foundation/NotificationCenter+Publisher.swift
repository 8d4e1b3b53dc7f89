import Foundation
import Locking

extension NotificationCenter {
  /// A publisher of the notifications with a name, and from an object if one is given.
  ///
  /// Values are delivered synchronously, on the thread that posts.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of a notification centre's notifications.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// This publisher never fails.
    public typealias Failure = Never

    /// The centre where notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any sender.
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
  /// Whether both publish the notifications of the same centre, name and object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let lock = Lock()
  /// Held during a delivery: several threads may post at a time.
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
