import Locking

/// The subscribers of one subject: who they are, what they still want, and how the subject ended.
///
/// - Invariant: a line takes no value beyond its demand, and nothing after its end.
///
/// Lines are served in the order of subscription. One that joins while a value goes round does not
/// get that value; one that leaves gets nothing more. Sending within a delivery is allowed and goes
/// round at once.
final class Broadcast<Output, Failure: Error> {
  /// What a line does when a value comes that nobody asked for.
  enum Backlog {
    /// The value is lost to this line.
    case drop
    /// The value comes all the same.
    case insist
    /// The line gets what `current` tells as soon as it asks again.
    case latest(current: () -> Output?)
  }

  /// What a subscription is called in a log.
  let name: String

  private let lock = Lock()
  private var lines: [Line<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  init(named name: String) { self.name = name }

  var isEmpty: Bool { lock { lines.isEmpty } }

  var isOver: Bool { lock { ending != nil } }

  /// - Parameter backlog: for `.latest`, the line also starts with the current value.
  func join<S: Subscriber>(_ subscriber: S, backlog: Backlog)
  where S.Input == Output, S.Failure == Failure {
    let line = Line<Output, Failure>(
      subscriber: AnySubscriber(receiving: subscriber), backlog: backlog, broadcast: self)
    let ending = lock {
      if self.ending == nil { lines.append(line) }
      return self.ending
    }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
    } else {
      subscriber.receive(subscription: line)
    }
  }

  func send(_ value: Output) {
    for line in lock({ lines }) { line.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended: [Line<Output, Failure>]? = lock {
      guard ending == nil else { return nil }
      ending = completion
      defer { lines = [] }
      return lines
    }
    guard let ended else { return }
    for line in ended { line.finish(completion) }
    let upstreams = lock {
      defer { self.upstreams = [] }
      return self.upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }

  func leave(_ line: Line<Output, Failure>) {
    lock { lines.removeAll { $0 === line } }
  }

  /// Keeps a subscription to a publisher that feeds the subject, and asks it for everything.
  func feed(from subscription: any Subscription) {
    let isOver = lock {
      if ending == nil { upstreams.append(subscription) }
      return ending != nil
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }
}

/// One subscriber of a subject.
final class Line<Output, Failure: Error>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private let backlog: Broadcast<Output, Failure>.Backlog
  private weak var broadcast: Broadcast<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// A value waits for the subscriber to ask. A line with a backlog starts so.
  private var owesLatest: Bool

  let description: String

  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    let (downstream, wanted) = lock { (subscriber, demand) }
    return Mirror(
      self,
      children: [
        "parent": description, "downstream": downstream as Any, "demand": wanted,
        "subject": description,
      ])
  }

  init(
    subscriber: AnySubscriber<Output, Failure>, backlog: Broadcast<Output, Failure>.Backlog,
    broadcast: Broadcast<Output, Failure>
  ) {
    self.subscriber = subscriber
    self.backlog = backlog
    self.broadcast = broadcast
    description = broadcast.name
    if case .latest = backlog { owesLatest = true } else { owesLatest = false }
    if case .insist = backlog { demand = .unlimited }
  }

  func offer(_ value: Output) {
    let target: AnySubscriber<Output, Failure>? = lock {
      guard let subscriber else { return nil }
      guard demand > 0 else {
        if case .latest = backlog { owesLatest = true }
        return nil
      }
      demand -= 1
      return subscriber
    }
    guard let target else { return }
    let more = target.receive(value)
    if more > 0 { lock { demand += more } }
  }

  func request(_ more: Subscribers.Demand) {
    let owes = lock {
      demand += more
      guard owesLatest, demand > 0, subscriber != nil else { return false }
      owesLatest = false
      return true
    }
    if owes, case .latest(let current) = backlog, let value = current() { offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.take(&subscriber)?.receive(completion: completion)
  }

  func cancel() {
    guard lock.take(&subscriber) != nil else { return }
    broadcast?.leave(self)
  }
}
