import Locking

/// One of several upstreams of a junction: hands on what comes, and keeps the subscription.
final class Side<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private let onStart: (Side) -> Void
  private let onValue: (Input, Side) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>, Side) -> Void

  /// What the junction is called in a log.
  let description: String

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  init(
    named description: String,
    onStart: @escaping (Side) -> Void = { _ in },
    onValue: @escaping (Input, Side) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>, Side) -> Void
  ) {
    self.description = description
    self.onStart = onStart
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    if admit(subscription) { onStart(self) } else { subscription.cancel() }
  }

  private func admit(_ subscription: any Subscription) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard self.subscription == nil, !isOver else { return false }
    self.subscription = subscription
    return true
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    (lock { isOver }) ? .none : onValue(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let wasOver = isOver
    isOver = true
    lock.unlock()
    _ = lock.take(&subscription)
    if !wasOver { onEnd(completion, self) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.lock()
    let subscription = subscription
    lock.unlock()
    subscription?.request(demand)
  }

  func cancel() {
    lock.lock()
    isOver = true
    lock.unlock()
    lock.take(&subscription)?.cancel()
  }
}
