import Locking

extension Publishers {
  /// Publishes the values of the latest publisher received.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The inner publishers' output type.
    public typealias Output = P.Output
    /// The upstream's failure type.
    public typealias Failure = P.Failure

    /// The publisher that supplies the publishers.
    public let upstream: Upstream

    /// A publisher that switches to the latest of several publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SwitchToLatestSubscription(subscriber).run(upstream)
    }
  }
}

/// Takes values from the latest publisher. Remaining demand is requested from each new one; the one
/// before is cancelled.
private final class SwitchToLatestSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private typealias Inner = InnerSubscriber<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var inner: Inner?
  private var cancelOuter: (() -> Void)?
  private var isOuterOver = false

  var description: String { "SwitchToLatest" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  init(_ downstream: Downstream) { self.downstream = downstream }

  func run<P: Publisher>(_ publisher: P)
  where
    P.Failure == Downstream.Failure, P.Output: Publisher, P.Output.Output == Downstream.Input,
    P.Output.Failure == Downstream.Failure
  {
    let outer = InnerSubscriber<P.Output, P.Failure>(
      named: description, tolerating: .completions, of: combineIdentifier,
      onStart: { $0.request(.unlimited) },
      onValue: { [self] publisher, _ in
        follow(publisher)
        return .none
      },
      onEnd: { [self] completion, _ in
        lock.lock()
        isOuterOver = true
        let isDone = inner == nil
        lock.unlock()
        if case .finished = completion, !isDone { return }
        finish(completion)
      })
    cancelOuter = outer.cancel
    downstream.map { $0.receive(subscription: self) }
    publisher.subscribe(outer)
  }

  private func follow<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let next = Inner(
      named: description, tolerating: .values, of: combineIdentifier,
      showsParent: true,
      onStart: { [self] in
        let wanted = lock { demand }
        if wanted > 0 { $0.request(wanted) }
      },
      onValue: { [self] in take($0, from: $1) },
      onEnd: { [self] in end($0, of: $1) })
    lock.lock()
    let isOpen = downstream != nil
    let former = inner
    if isOpen { inner = next }
    lock.unlock()
    guard isOpen else { return }
    former?.cancel()
    publisher.subscribe(next)
  }

  private func take(_ value: Downstream.Input, from sender: Inner) -> Subscribers.Demand {
    let more = deliver(value, from: sender)
    guard more > 0 else { return .none }
    lock.lock()
    demand += more
    let inner = inner
    lock.unlock()
    // Another publisher may have arrived during the delivery.
    if inner === sender { return more }
    inner?.request(more)
    return .none
  }

  private func deliver(_ value: Downstream.Input, from sender: Inner) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let target = sender === inner && demand > 0 ? downstream : nil
    if target != nil { demand -= 1 }
    lock.unlock()
    return target?.receive(value) ?? .none
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, of sender: Inner) {
    lock.lock()
    let isCurrent = sender === inner
    if isCurrent { inner = nil }
    let isOuterOver = isOuterOver
    lock.unlock()
    guard isCurrent else { return }
    if case .finished = completion, !isOuterOver { return }
    finish(completion)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream = lock.take(&downstream)
    release()
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    lock.lock()
    demand += more
    let inner = inner
    lock.unlock()
    inner?.request(more)
  }

  func cancel() {
    _ = lock.take(&downstream)
    release()
  }

  private func release() {
    lock.take(&inner)?.cancel()
    lock.take(&cancelOuter)?()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher received; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest publisher received, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Publishes the values of the latest publisher received; neither fails.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher received; the inner publishers never fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
