import Locking

/// A subscriber to one of several publishers of an operator: hands events on and keeps the
/// subscription.
///
/// Nothing is handed on before the subscription, unless it is tolerated, nor after the completion
/// or ``cancel()`` (S15.1); from then on nothing is kept alive (S15.10).
final class InnerSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private struct Handlers {
    var onStart: (InnerSubscriber) -> Void
    var onValue: (Input, InnerSubscriber) -> Subscribers.Demand
    var onEnd: (Subscribers.Completion<Failure>, InnerSubscriber) -> Void
  }

  private let lock = Lock()
  private var subscription: (any Subscription)?
  /// - Invariant: nil once it has ended.
  private var handlers: Handlers?

  /// The operator's name in a log.
  let description: String

  private let tolerance: Tolerance
  private let parent: CombineIdentifier?
  private let showsParent: Bool
  private let children: () -> KeyValuePairs<String, Any>

  var combineIdentifier: CombineIdentifier {
    showsParent ? CombineIdentifier(self) : parent ?? CombineIdentifier(self)
  }

  var customMirror: Mirror {
    guard showsParent, let parent else { return Mirror(self, children: children()) }
    return Mirror(self, children: ["parentSubscription": parent])
  }

  var playgroundDescription: Any { description }

  /// - Parameters:
  ///   - tolerance: what is handed on before the subscription.
  ///   - parent: the identifier of the subscription that this belongs to, which it shares.
  ///   - showsParent: whether it has its own identifier, and shows the parent's to a debugger.
  ///   - children: what else a debugger shows of it.
  init(
    named description: String, tolerating tolerance: Tolerance = [],
    of parent: CombineIdentifier? = nil, showsParent: Bool = false,
    showing children: @escaping () -> KeyValuePairs<String, Any> = { [:] },
    onStart: @escaping (InnerSubscriber) -> Void = { _ in },
    onValue: @escaping (Input, InnerSubscriber) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>, InnerSubscriber) -> Void
  ) {
    self.description = description
    self.tolerance = tolerance
    self.parent = parent
    self.showsParent = showsParent
    self.children = children
    handlers = Handlers(onStart: onStart, onValue: onValue, onEnd: onEnd)
  }

  func receive(subscription: any Subscription) {
    if let onStart = admit(subscription) { onStart(self) } else { subscription.cancel() }
  }

  private func admit(_ subscription: any Subscription) -> ((InnerSubscriber) -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard self.subscription == nil, let handlers else { return nil }
    self.subscription = subscription
    return handlers.onStart
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let isExpected = subscription != nil || tolerance.contains(.values)
    let onValue = isExpected ? handlers?.onValue : nil
    lock.unlock()
    return onValue?(input, self) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.take(&subscription) != nil || tolerance.contains(.completions) else { return }
    lock.take(&handlers)?.onEnd(completion, self)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = subscription
    lock.unlock()
    subscription?.request(demand)
  }

  func cancel() {
    _ = lock.take(&handlers)
    lock.take(&subscription)?.cancel()
  }

  /// Takes nothing more, and does not cancel the subscription.
  func release() {
    _ = lock.take(&handlers)
    _ = lock.take(&subscription)
  }
}
