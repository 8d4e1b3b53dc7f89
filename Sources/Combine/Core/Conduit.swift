import Locking

/// What a debugger is shown of a link of a chain.
enum Reflection {
  /// Nothing inside.
  case nothing
  /// Who takes from it.
  case downstream
  /// These parts, as they are when it is looked at.
  case parts(() -> KeyValuePairs<String, Any>)
}

/// One link of a chain: it takes from an upstream and gives to a downstream.
///
/// What every operator with one upstream has in common lives here: the subscription is handed on
/// once, demand and cancelling go up, values and the ending go down, and after the ending or a
/// cancelling nothing passes any more and nothing is kept alive. A subclass says what it makes of a
/// value (``take(_:for:)``) and of the ending (``end(_:)``).
///
/// Calls down are made outside of the lock, so that a subscriber may send, ask or cancel from
/// within a delivery.
class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var target: Downstream?
  private let publisher: Any.Type?
  private let reflection: Reflection

  /// - Parameters:
  ///   - publisher: whose link it is; nil for one that shows its upstream instead, as `share` does.
  ///   - reflection: what a debugger is shown of the link.
  init(
    _ downstream: Downstream, as publisher: Any.Type?, showing reflection: Reflection = .nothing
  ) {
    target = downstream
    self.reflection = reflection
    self.publisher = publisher
  }

  /// What the link is called in a log: its publisher's name, `Filter`.
  final var description: String {
    if let publisher { return "\(publisher)".prefix { $0 != "<" }.description }
    lock.lock()
    defer { lock.unlock() }
    return upstream.map { "\($0)" } ?? "Subscription"
  }

  final var customMirror: Mirror {
    switch reflection {
    case .nothing: Mirror(self, children: EmptyCollection())
    case .downstream: Mirror(self, children: ["downstream": downstream as Any])
    case .parts(let children): Mirror(self, children: children())
    }
  }

  final var playgroundDescription: Any { description }

  /// Who takes from this link; nobody after the end.
  final var downstream: Downstream? {
    lock.lock()
    defer { lock.unlock() }
    return target
  }

  // MARK: For subclasses

  /// Makes something of a value and says how many more are wanted.
  func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    fatalError("a link takes values")
  }

  /// Makes something of the upstream's ending.
  func end(_ completion: Subscribers.Completion<Failure>) {
    fatalError("a link takes an ending")
  }

  /// What the upstream handed on.
  final var upstreamSubscription: (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    return upstream
  }

  /// Tells the downstream of its subscription.
  func begin(_ downstream: Downstream) { downstream.receive(subscription: self) }

  /// Ends the downstream.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = lock.take(&target)
    _ = lock.take(&upstream)
    target?.receive(completion: completion)
  }

  /// Ends the downstream before the upstream does.
  final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = lock.take(&target)
    lock.take(&upstream)?.cancel()
    target?.receive(completion: completion)
  }

  /// Lets go of the downstream, while the upstream is still to be cancelled.
  final func releaseDownstream() { _ = lock.take(&target) }

  /// Lets go of an upstream that has ended.
  final func forgetUpstream() { _ = lock.take(&upstream) }

  /// Cancels the upstream, while the downstream still waits for something.
  final func releaseUpstream() { lock.take(&upstream)?.cancel() }

  final func requestUpstream(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  // MARK: From the upstream

  final func receive(subscription: any Subscription) {
    if let downstream = admit(subscription) {
      begin(downstream)
    } else {
      subscription.cancel()
    }
  }

  private func admit(_ subscription: any Subscription) -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    guard upstream == nil, let target else { return nil }
    upstream = subscription
    return target
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    return take(input, for: downstream)
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil else { return }
    end(completion)
  }

  // MARK: From the downstream

  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

  func cancel() {
    _ = lock.take(&target)
    lock.take(&upstream)?.cancel()
  }
}
