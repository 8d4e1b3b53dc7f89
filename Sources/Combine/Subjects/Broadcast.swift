import Locking

/// The subscriptions of one subject: who they are, what they still want, and how the subject ended.
///
/// - Invariant: a subscription takes no value beyond its demand, and nothing after its end.
///
/// They are served in the order of subscribing. One that joins while a value goes round does not
/// get that value; one that leaves gets nothing more. Sending within a delivery is allowed and goes
/// round at once.
///
/// What several threads send reaches a subscriber one value after the other, never two at a time;
/// what one thread sends keeps its order.
///
/// A subscription keeps the subject and its part here alive until it ends or is cancelled, as the
/// subject keeps the subscription (S15.10). What feeds the subject is asked for values when
/// somebody first wants some (S15.5), and cancelled when the subject ends or is freed (S15.10).
final class Broadcast<Output, Failure: Error> {
  /// What a subscription does when a value comes that it did not ask for.
  enum Backlog {
    /// The value is lost to this subscriber.
    case drop
    /// The value comes all the same.
    case insist
    /// It gets what `current` tells as soon as it asks again.
    case latest(current: () -> Output?)
  }

  /// What a subscription is called in a log.
  let name: String

  private let lock = Lock()
  /// - Invariant: those that have left are fewer than the others.
  private var subscriptions: [BroadcastSubscription<Output, Failure>] = []
  /// How many of them have left.
  private var left = 0
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isAsked: Bool

  /// - Parameter asksAtOnce: whether what feeds the subject is asked for values before anybody
  ///   wants some, as for a subject whose value can be read.
  init(named name: String, asksAtOnce: Bool = false) {
    self.name = name
    isAsked = asksAtOnce
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var isOver: Bool { lock { ending != nil } }

  /// - Parameters:
  ///   - backlog: for `.latest`, the subscription also starts with the current value.
  ///   - subject: what the subscription keeps alive until it is over.
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

  /// - Complexity: constant time, over as many calls as there are subscriptions.
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

  /// Keeps a subscription to a publisher that feeds the subject, and asks it for everything once
  /// somebody wants something.
  func feed(from subscription: any Subscription) {
    let (isOver, isAsked) = lock {
      if ending == nil { upstreams.append(subscription) }
      return (ending != nil, self.isAsked)
    }
    if isOver { return subscription.cancel() }
    if isAsked { subscription.request(.unlimited) }
  }

  /// Lets go of a subscription that feeds the subject no more.
  func forget(_ subscription: any Subscription) {
    lock { upstreams.removeAll { $0.combineIdentifier == subscription.combineIdentifier } }
  }

  /// Somebody wants values.
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
  /// Held while the subscriber takes something.
  private let delivery = RecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var backlog: Broadcast<Output, Failure>.Backlog
  /// Until it is over.
  private var broadcast: Broadcast<Output, Failure>?
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  /// A value waits for the subscriber to ask. One that starts with the current value starts so.
  private var owesLatest: Bool

  /// Whether values come that nobody asked for.
  private let isInsistent: Bool

  /// Whether it was cancelled; the broadcast's.
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
    // What is owed is delivered before what another thread sends after it.
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

  /// Lets go of the subscriber and of the subject, once.
  private func release() -> (
    subscriber: AnySubscriber<Output, Failure>, broadcast: Broadcast<Output, Failure>?,
    backlog: Broadcast<Output, Failure>.Backlog, subject: AnyObject?
  )? {
    // All of it leaves the lock alive: freeing a subject may call back here.
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
