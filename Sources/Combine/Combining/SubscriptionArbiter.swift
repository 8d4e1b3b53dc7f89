import Locking

/// What happens when one of several consecutive publishers has ended.
enum Successor<Output, Failure: Error> {
  /// Nothing: the completion is passed on.
  case end(Subscribers.Completion<Failure>)
  /// What this starts on the same arbiter takes over the remaining demand.
  case next(() -> Void)
}

/// A subscription that goes from one publisher to the next: `append`, `catch`, `retry`,
/// `replaceError` and `replaceEmpty` differ only in what follows a completion.
///
/// Demand that one publisher did not satisfy is requested from the next, which is subscribed to
/// from within the completion. Where many may follow each other, as in `retry`, one that ends while
/// it is being subscribed to does not deepen the stack: the next one is subscribed to when that
/// call has returned.
final class SubscriptionArbiter<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private struct Current {
    var identifier: ObjectIdentifier
    var request: (Subscribers.Demand) -> Void
    var cancel: () -> Void
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: Current?
  private var hasBegun = false
  /// Subscribes to the next publisher.
  private var pending: (() -> Void)?
  private var isSubscribing = false

  let description: String

  var customMirror: Mirror { Mirror(self, children: children) }
  var playgroundDescription: Any { description }

  private let tolerance: Tolerance
  private let isRepeating: Bool
  private let showsDemand: Bool

  /// - Parameters:
  ///   - tolerance: what counts before a publisher's subscription.
  ///   - isRepeating: whether any number of publishers may follow each other; the demand that the
  ///     subscriber returns is then requested with a separate call, as in Combine's `retry`.
  ///   - showsDemand: whether a debugger shows the subscriber and its remaining demand.
  init(
    _ downstream: Downstream, named description: String, tolerating tolerance: Tolerance = [],
    isRepeating: Bool = false, showsDemand: Bool = false
  ) {
    self.downstream = downstream
    self.description = description
    self.tolerance = tolerance
    self.isRepeating = isRepeating
    self.showsDemand = showsDemand
  }

  private var children: KeyValuePairs<String, Any> {
    guard showsDemand else { return [:] }
    let (target, wanted) = lock { (downstream, demand) }
    return ["downstream": target as Any, "demand": wanted]
  }

  /// Starts a publisher.
  ///
  /// - Parameter next: what happens when it ends.
  func run<P: Publisher>(
    _ publisher: P,
    next:
      @escaping (_ completion: Subscribers.Completion<P.Failure>) -> Successor<
        Downstream.Input, Downstream.Failure
      >
  ) where P.Output == Downstream.Input {
    subscribe { [self] in
      publisher.subscribe(
        InnerSubscriber<P.Output, P.Failure>(
          named: description, tolerating: tolerance, of: combineIdentifier,
          showing: { [weak self] in self?.children ?? [:] },
          onStart: { [self] in
            start(
              Current(
                identifier: ObjectIdentifier($0), request: $0.request, cancel: $0.cancel))
          },
          onValue: { [self] in take($0, from: ObjectIdentifier($1)) },
          onEnd: { [self] completion, _ in
            _ = lock.take(&current)
            switch next(completion) {
            case .end(let completion): lock.take(&downstream)?.receive(completion: completion)
            case .next(let start): start()
            }
          }))
    }
  }

  private func subscribe(_ work: @escaping () -> Void) {
    if !isRepeating {
      if lock({ downstream != nil }) { work() }
      return
    }
    lock.lock()
    let isFirst = !isSubscribing
    if downstream != nil {
      pending = work
      isSubscribing = true
    }
    lock.unlock()
    guard isFirst else { return }
    while let work = nextSubscribing() { work() }
  }

  private func nextSubscribing() -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    let work = pending
    pending = nil
    if work == nil { isSubscribing = false }
    return work
  }

  private func start(_ publisher: Current) {
    lock.lock()
    let downstream = downstream
    if downstream != nil { current = publisher }
    let isFirst = !hasBegun
    hasBegun = true
    let demand = demand
    lock.unlock()
    guard let downstream else { return publisher.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if demand > 0 {
      publisher.request(demand)
    }
  }

  private func take(
    _ value: Downstream.Input, from publisher: ObjectIdentifier
  ) -> Subscribers.Demand {
    lock.lock()
    let target = demand > 0 ? downstream : nil
    if target != nil { demand -= 1 }
    lock.unlock()
    guard let target else { return .none }
    let more = target.receive(value)
    guard more > 0 else { return .none }
    lock.lock()
    demand += more
    let current = current
    lock.unlock()
    // Another publisher may have taken over during the delivery.
    if current?.identifier == publisher, !isRepeating { return more }
    current?.request(more)
    return .none
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let current = current
    lock.unlock()
    current?.request(more)
  }

  func cancel() {
    _ = lock.take(&downstream)
    _ = lock.take(&pending)
    lock.take(&current)?.cancel()
  }
}
