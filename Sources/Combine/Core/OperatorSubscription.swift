import Locking

/// What a debugger is shown of a subscription of an operator.
enum Reflection {
  /// Nothing inside.
  case nothing
  /// Who takes from it.
  case downstream
  /// These parts, as they are when it is looked at.
  case parts(() -> KeyValuePairs<String, Any>)
}

/// How an operator takes calls that break the rules of publishing, where it does not ignore them
/// (S15.1). Combine's operators differ in it; programs meet it where an upstream goes on after
/// it was cancelled.
struct Tolerance: OptionSet {
  let rawValue: UInt8

  /// Values and completions that come before the subscription are passed on.
  static let early = Tolerance(rawValue: 1)
  /// Values are passed on before the subscription, after the end and after a cancel.
  static let values = Tolerance(rawValue: 2)
  /// So are completions.
  static let completions = Tolerance(rawValue: 4)
  /// A new subscription is taken once the former one has ended or was cancelled.
  static let renewal = Tolerance(rawValue: 8)
  /// A cancel is the end at any time; else one before the subscription counts for nothing, and one
  /// after it does not end what is passed on.
  static let earlyCancel = Tolerance(rawValue: 16)
  /// A request for no value stops a debug build (S15.11).
  static let positiveDemand = Tolerance(rawValue: 32)

  /// Everything is passed on as it comes.
  static let anything: Tolerance = [.values, .completions]

  /// Whether the downstream may still be needed when it is over.
  var keepsDownstream: Bool { !isDisjoint(with: .anything) }
}

/// What a subscription of an operator with one upstream is: a subscriber to its upstream and the
/// subscription of its downstream.
///
/// What all of them share is a state machine that holds whatever the neighbours do:
///
///     waiting --subscription--> subscribed --completion--> draining --finish--> over
///        \                          \                         \
///         +----------cancel----------+--------cancel-----------+-------------> over
///
/// Values and completions count while it is subscribed only: those that come before the
/// subscription, after the completion or after a cancelling are ignored (S15.1), unless the
/// operator is one of those that pass some of them on: see ``Tolerance``. A second subscription is
/// cancelled. The upstream is let go when it has completed, the downstream when it was finished
/// (S15.10). A subclass says what it makes of a value (``take(_:for:)``) and of the completion
/// (``end(_:)``), after which it may still deliver until it calls ``finish(_:)``.
///
/// Calls down are made outside of the lock, so that a subscriber may send, ask or cancel from
/// within a delivery.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  /// - Invariant: nil unless subscribed.
  private var upstream: (any Subscription)?
  /// - Invariant: nil when it is over, unless the tolerance keeps it.
  private var target: Downstream?
  private var wasSubscribed = false
  private let tolerance: Tolerance
  private let publisher: Any.Type?
  private var upstreamDescription = "Subscription"
  private let reflection: Reflection

  /// - Parameters:
  ///   - publisher: whose subscription it is; nil for one that shows its upstream instead, as
  ///     `share` does.
  ///   - reflection: what a debugger is shown of it.
  ///   - tolerance: which calls against the rules it does not ignore.
  init(
    _ downstream: Downstream, as publisher: Any.Type?, showing reflection: Reflection = .nothing,
    tolerating tolerance: Tolerance = []
  ) {
    target = downstream
    self.tolerance = tolerance
    self.reflection = reflection
    self.publisher = publisher
  }

  /// What it is called in a log: its publisher's name, `Filter`.
  final var description: String {
    publisher.map { "\($0)".prefix { $0 != "<" }.description } ?? lock { upstreamDescription }
  }

  /// What a debugger is shown of it as it is now; nil for what it was made with.
  var parts: KeyValuePairs<String, Any>? { nil }

  final var customMirror: Mirror {
    if let parts { return Mirror(self, children: parts) }
    return switch reflection {
    case .nothing: Mirror(self, children: EmptyCollection())
    case .downstream: Mirror(self, children: ["downstream": downstream as Any])
    case .parts(let children): Mirror(self, children: children())
    }
  }

  final var playgroundDescription: Any { description }

  /// Who takes from this; nobody when it is over.
  final var downstream: Downstream? {
    lock.lock()
    defer { lock.unlock() }
    return target
  }

  // MARK: For subclasses

  /// Makes something of a value and says how many more are wanted.
  func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    fatalError("an operator takes values")
  }

  /// Makes something of the upstream's completion. The upstream is gone already.
  func end(_ completion: Subscribers.Completion<Failure>) {
    fatalError("an operator takes a completion")
  }

  /// What the upstream handed on, until it completes.
  final var upstreamSubscription: (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    return upstream
  }

  /// Tells the downstream of its subscription.
  func begin(_ downstream: Downstream) { downstream.receive(subscription: self) }

  /// The downstream, for the last time unless the tolerance keeps it.
  private func takeDownstream() -> Downstream? {
    tolerance.keepsDownstream ? downstream : lock.take(&target)
  }

  /// Ends the downstream.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = takeDownstream()
    _ = lock.take(&upstream)
    target?.receive(completion: completion)
  }

  /// Ends the downstream before the upstream does.
  final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = takeDownstream()
    lock.take(&upstream)?.cancel()
    target?.receive(completion: completion)
  }

  /// Delivers a last value and ends the downstream before the upstream does.
  ///
  /// Whatever is sent from within that delivery comes too late (S15.2), while the downstream may
  /// still cancel.
  ///
  /// - Returns: what the downstream answered.
  final func stop(after value: Downstream.Input) -> Subscribers.Demand {
    guard let target = takeDownstream() else { return .none }
    let more = target.receive(value)
    guard let upstream = lock.take(&upstream) else { return more }
    upstream.cancel()
    target.receive(completion: .finished)
    return more
  }

  /// Lets go of the downstream, while the upstream is still to be cancelled.
  ///
  /// - Returns: whether there is an upstream to cancel.
  final func releaseDownstream() -> Bool {
    upstreamSubscription != nil && lock.take(&target) != nil
  }

  /// Cancels the upstream, while the downstream still waits for something.
  final func releaseUpstream() { lock.take(&upstream)?.cancel() }

  final func requestUpstream(_ demand: Subscribers.Demand) {
    upstreamSubscription?.request(demand)
  }

  // MARK: From the upstream

  final func receive(subscription: any Subscription) {
    meet(subscription)
    if let downstream = admit(subscription) {
      begin(downstream)
    } else {
      subscription.cancel()
    }
  }

  /// Is told of every subscription, before it is known whether it is the first.
  func meet(_ subscription: any Subscription) {}

  private func admit(_ subscription: any Subscription) -> Downstream? {
    let description = publisher == nil ? "\(subscription)" : ""
    lock.lock()
    defer { lock.unlock() }
    guard upstream == nil, !wasSubscribed || tolerance.contains(.renewal), let target else {
      return nil
    }
    wasSubscribed = true
    upstream = subscription
    if publisher == nil { upstreamDescription = description }
    return target
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let downstream = upstream != nil || passes(.values) ? target : nil
    lock.unlock()
    guard let downstream else { return .none }
    return take(input, for: downstream)
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    guard releaseEndedUpstream() else { return }
    end(completion)
  }

  private func releaseEndedUpstream() -> Bool {
    lock.lock()
    guard target != nil, upstream != nil || passes(.completions) else {
      lock.unlock()
      return false
    }
    let ended = upstream
    upstream = nil
    lock.unlock()
    // Freed after the lock: its deinit may come back here.
    _ = ended
    return true
  }

  /// Whether a call of a kind goes on without an upstream.
  private func passes(_ kind: Tolerance) -> Bool {
    tolerance.contains(kind) || isEarly && tolerance.contains(.early)
  }

  /// Whether neither the subscription nor a cancel has come.
  private var isEarly: Bool { !wasSubscribed && target != nil }

  // MARK: From the downstream

  func request(_ demand: Subscribers.Demand) {
    if tolerance.contains(.positiveDemand) { demand.assertPositive() }
    requestUpstream(demand)
  }

  func cancel() {
    lock.lock()
    let counts = wasSubscribed || tolerance.contains(.earlyCancel)
    let isLast =
      counts && (!tolerance.keepsDownstream || tolerance.contains(.earlyCancel))
    let released = (isLast ? target : nil, counts ? upstream : nil)
    if isLast { target = nil }
    if counts { upstream = nil }
    lock.unlock()
    released.1?.cancel()
  }
}
