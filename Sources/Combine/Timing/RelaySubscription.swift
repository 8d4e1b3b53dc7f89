import Locking

/// Passes every event through a closure that lets it continue later; events keep their order.
class RelaySubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  private enum Event {
    case value(Input)
    case ending(Subscribers.Completion<Downstream.Failure>)
  }

  private let relay: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private let delivery = RecursiveLock()
  /// Events not delivered yet. A concurrent queue may run the closures in any order; each delivers
  /// the oldest event, whichever it was scheduled for.
  private var events = Queue<Event>()

  init(
    _ downstream: Downstream, as publisher: Any.Type,
    relay: @escaping (@escaping () -> Void) -> Void
  ) {
    self.relay = relay
    super.init(downstream, as: publisher)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    send(.value(input))
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    send(.ending(completion))
  }

  private func send(_ event: Event) {
    lock.lock()
    events.append(event)
    lock.unlock()
    relay { [self] in deliver() }
  }

  private func deliver() {
    let more = deliverNext()
    if more > 0 { requestUpstream(more) }
  }

  private func deliverNext() -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let event = events.popFirst()
    lock.unlock()
    switch event {
    case .value(let value): return downstream?.receive(value) ?? .none
    case .ending(let completion): finish(completion)
    case nil: break
    }
    return .none
  }

  /// Ends the downstream and the upstream, between two deliveries; undelivered events are dropped.
  final func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    stop(completion)
  }

  override func cancel() {
    super.cancel()
    lock.lock()
    let dropped = events
    events = Queue()
    lock.unlock()
    _ = dropped
  }
}
