/// A subscriber that intercepts only values and completions: the subscription itself is handed on,
/// so that requests and cancellations go straight to the upstream.
///
/// `map`, `filter` and similar operators use it. They keep no state for a subscription, so requests
/// and cancellations cost nothing extra, and they do not notice when a publisher breaks the rules
/// and sends something after its end.
struct StatelessSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let combineIdentifier = CombineIdentifier()
  /// Its name in a log.
  let description: String
  let downstream: Downstream
  /// What a debugger shows of it.
  var children: () -> KeyValuePairs<String, Any> = { [:] }
  var onSubscription: (any Subscription, Downstream) -> Void = { $1.receive(subscription: $0) }
  let onValue: (Input, Downstream) -> Subscribers.Demand
  let onEnd: (Subscribers.Completion<Failure>, Downstream) -> Void

  var customMirror: Mirror { Mirror(self, children: children()) }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) { onSubscription(subscription, downstream) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input, downstream) }
  func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion, downstream) }
}

extension Publisher {
  /// Subscribes through a subscriber that keeps the failure type.
  func attachStateless<S: Subscriber>(
    _ subscriber: S, named name: String,
    children: @escaping () -> KeyValuePairs<String, Any> = { [:] },
    onValue: @escaping (Output, S) -> Subscribers.Demand
  ) where S.Failure == Failure {
    subscribe(
      StatelessSubscriber(
        description: name, downstream: subscriber, children: children, onValue: onValue,
        onEnd: { $1.receive(completion: $0) }))
  }
}
