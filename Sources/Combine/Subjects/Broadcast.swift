import Locking

/// The subscriptions of one subject, their demand, and how the subject ended.
///
/// - Invariant: a subscription takes no value beyond its demand, and nothing after its end.
///
/// They are served in the order of subscribing. One that joins while a value is being sent does not
/// get that value; one that leaves gets nothing more. Sending within a delivery is allowed and
/// delivers immediately.
///
/// Values from several threads reach a subscriber one at a time, never concurrently; values from
/// one thread keep their order.
///
/// A subscription keeps the subject and its part here alive until it ends or is cancelled, as the
/// subject keeps the subscription (S15.10). Publishers that feed the subject are requested values
/// when there is first demand for some (S15.5), and cancelled when the subject ends or is freed
/// (S15.10).
final class Broadcast<Output, Failure: Error> {
  /// What a subscription does with a value for which it has no demand.
  enum Backlog {
    /// The value is lost to this subscriber.
    case drop
    /// The value is delivered all the same.
    case insist
    /// The subscription delivers what `current` returns at the next request.
    case latest(current: () -> Output?)
  }

  /// The name of a subscription in a log.
  let name: String

  private let lock = Lock()
  /// - Invariant: fewer of these have left than not.
  private var subscriptions: [BroadcastSubscription<Output, Failure>] = []
  /// How many of them have left.
  private var left = 0
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isAsked: Bool

  /// - Parameter asksAtOnce: whether publishers that feed the subject are requested values before
  ///   there is demand, as for a subject whose value can be read.
  init(named name: String, asksAtOnce: Bool = false) {
    self.name = name
    isAsked = asksAtOnce
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var isOver: Bool { lock { ending != nil } }

  /// - Parameters:
  ///   - backlog: for `.latest`, the subscription also starts with the current value.
  ///   - subject: kept alive by the subscription until it is over.
  func join<S: Subscriber>(_ subscriber: S, backlog: Backlog, keeping subject: AnyObject? = nil)
  where S.Input == Output, S.Failure == Failure {
    let subscription = BroadcastSubscription<Output, Failure>(
      subscriber: AnySubscriber(receiving: subscriber), backlog: backlog, broadcast: self,
      subject: subject)
    let ending = lock {
      if self.ending == nil { subscriptions.append(subscription) }
      return self.ending
    }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  func send(_ value: Output) {
    for subscription in lock({ subscriptions }) { subscription.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended: [BroadcastSubscription<Output, Failure>]? = lock {
      guard ending == nil else { return nil }
      ending = completion
      defer { (subscriptions, left) = ([], 0) }
      return subscriptions
    }
    guard let ended else { return }
    for subscription in ended { subscription.finish(completion) }
    let upstreams = lock {
      defer { self.upstreams = [] }
      return self.upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }

  /// - Complexity: amortised constant time over all subscriptions.
  func leave(_ subscription: BroadcastSubscription<Output, Failure>) {
    lock {
      guard ending == nil, !subscription.hasLeft else { return }
      subscription.hasLeft = true
      left += 1
      guard left * 2 >= subscriptions.count else { return }
      subscriptions.removeAll(where: \.hasLeft)
      left = 0
    }
  }

  /// Keeps a subscription to a publisher that feeds the subject, and requests everything from it
  /// once there is demand.
  func feed(from subscription: any Subscription) {
    let (isOver, isAsked) = lock {
      if ending == nil { upstreams.append(subscription) }
      return (ending != nil, self.isAsked)
    }
    if isOver { return subscription.cancel() }
    if isAsked { subscription.request(.unlimited) }
  }

  /// Releases a subscription that no longer feeds the subject.
  func forget(_ subscription: any Subscription) {
    lock { upstreams.removeAll { $0.combineIdentifier == subscription.combineIdentifier } }
  }

  /// Requests values from the publishers that feed the subject.
  func ask() {
    let waiting = lock {
      defer { isAsked = true }
      return isAsked ? [] : upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}

/// One subscriber of a subject.
final class BroadcastSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  /// Held during a delivery.
  private let delivery = RecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var backlog: Broadcast<Output, Failure>.Backlog
  /// Nil once it is over.
  private var broadcast: Broadcast<Output, Failure>?
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber gets the latest value at its next request, as it does at the start if
  /// it starts with the current value.
  private var owesLatest: Bool

  /// Whether values are delivered without demand.
  private let isInsistent: Bool

  /// Whether it was cancelled; guarded by the broadcast's lock.
  fileprivate(set) var hasLeft = false

  let description: String

  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    let (downstream, wanted) = lock { (subscriber, demand) }
    if isInsistent { return Mirror(self, children: ["downstream": downstream as Any]) }
    let subject = downstream == nil ? nil : description
    return Mirror(
      self,
      children: [
        "parent": subject as Any, "downstream": downstream as Any, "demand": wanted,
        "subject": subject as Any,
      ])
  }

  init(
    subscriber: AnySubscriber<Output, Failure>, backlog: Broadcast<Output, Failure>.Backlog,
    broadcast: Broadcast<Output, Failure>, subject: AnyObject?
  ) {
    self.subscriber = subscriber
    self.backlog = backlog
    self.broadcast = broadcast
    self.subject = subject
    description = broadcast.name
    if case .latest = backlog { owesLatest = true } else { owesLatest = false }
    if case .insist = backlog { isInsistent = true } else { isInsistent = false }
    if isInsistent { demand = .unlimited }
  }

  func offer(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    let target: AnySubscriber<Output, Failure>? = lock {
      guard let subscriber else { return nil }
      guard demand > 0 else {
        if case .latest = backlog { owesLatest = true }
        return nil
      }
      demand -= 1
      owesLatest = false
      return subscriber
    }
    guard let target else { return }
    let more = target.receive(value)
    if more > 0 { lock { demand += more } }
  }

  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    // An owed value is delivered before what another thread sends after it.
    let mayOwe = lock { owesLatest }
    if mayOwe { delivery.lock() }
    defer { if mayOwe { delivery.unlock() } }
    let (broadcast, current) = lock {
      () -> (Broadcast<Output, Failure>?, (() -> Output?)?) in
      guard subscriber != nil else { return (nil, nil) }
      demand += more
      guard owesLatest, demand > 0, case .latest(let current) = backlog else {
        return (self.broadcast, nil)
      }
      owesLatest = false
      return (self.broadcast, current)
    }
    broadcast?.ask()
    if let value = current?() { offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    release()?.subscriber.receive(completion: completion)
  }

  func cancel() {
    guard let released = release() else { return }
    released.broadcast?.leave(self)
  }

  /// Releases the subscriber and the subject, once.
  private func release() -> (
    subscriber: AnySubscriber<Output, Failure>, broadcast: Broadcast<Output, Failure>?,
    backlog: Broadcast<Output, Failure>.Backlog, subject: AnyObject?
  )? {
    // All of it is freed outside the lock: freeing a subject may re-enter this code.
    lock {
      guard let subscriber else { return nil }
      defer {
        self.subscriber = nil
        broadcast = nil
        backlog = .drop
        subject = nil
      }
      return (subscriber, broadcast, backlog, subject)
    }
  }
}
