import Locking

/// What a debugger shows of an operator's subscription.
enum Reflection {
  /// Nothing inside.
  case nothing
  /// The downstream.
  case downstream
  /// These parts, as they are when inspected.
  case parts(() -> KeyValuePairs<String, Any>)
}

/// The calls that break the rules of publishing which an operator does not ignore (S15.1).
/// Combine's operators differ in them; programs notice where an upstream goes on after it was
/// cancelled.
struct Tolerance: OptionSet {
  let rawValue: UInt8

  /// Values and completions that come before the subscription are passed on.
  static let early = Tolerance(rawValue: 1)
  /// Values are passed on before the subscription, after the end and after a cancel.
  static let values = Tolerance(rawValue: 2)
  /// So are completions.
  static let completions = Tolerance(rawValue: 4)
  /// A new subscription is accepted once the former one has ended or was cancelled.
  static let renewal = Tolerance(rawValue: 8)
  /// A cancellation ends it at any time; otherwise one before the subscription is ignored, and one
  /// after it does not stop what is passed on.
  static let earlyCancel = Tolerance(rawValue: 16)
  /// Requesting no values stops a debug build (S15.11).
  static let positiveDemand = Tolerance(rawValue: 32)

  /// Everything is passed on as it comes.
  static let anything: Tolerance = [.values, .completions]

  /// Whether the downstream may still be needed after the end.
  var keepsDownstream: Bool { !isDisjoint(with: .anything) }
}

/// The subscription of an operator with one upstream: a subscriber to its upstream and the
/// subscription of its downstream.
///
/// All operators share a state machine that holds whatever the neighbours do:
///
///     waiting --subscription--> subscribed --completion--> draining --finish--> over
///        \                          \                         \
///         +----------cancel----------+--------cancel-----------+-------------> over
///
/// Values and completions count only while it is subscribed: those before the subscription, after
/// the completion or after a cancellation are ignored (S15.1), unless the operator passes some of
/// them on: see ``Tolerance``. A second subscription is cancelled. The upstream is released when it
/// has completed, the downstream when it was finished (S15.10). A subclass handles each value
/// (``take(_:for:)``) and the completion (``end(_:)``), after which it may still deliver until it
/// calls ``finish(_:)``.
///
/// The downstream is called outside the lock, so that a subscriber may send, request or cancel from
/// within a delivery.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  /// - Invariant: nil unless subscribed.
  private var upstream: (any Subscription)?
  /// - Invariant: nil once it is over, unless the tolerance keeps it.
  private var target: Downstream?
  private var wasSubscribed = false
  private let tolerance: Tolerance
  private let publisher: Any.Type?
  private var upstreamDescription = "Subscription"
  private let reflection: Reflection

  /// - Parameters:
  ///   - publisher: the type of its publisher; nil for one that shows its upstream instead, as
  ///     `share` does.
  ///   - reflection: what a debugger shows of it.
  ///   - tolerance: the calls against the rules that it does not ignore.
  init(
    _ downstream: Downstream, as publisher: Any.Type?, showing reflection: Reflection = .nothing,
    tolerating tolerance: Tolerance = []
  ) {
    target = downstream
    self.tolerance = tolerance
    self.reflection = reflection
    self.publisher = publisher
  }

  /// Its name in a log: its publisher's name, `Filter`.
  final var description: String {
    publisher.map { "\($0)".prefix { $0 != "<" }.description } ?? lock { upstreamDescription }
  }

  /// What a debugger shows of it now; nil for the reflection it was created with.
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

  /// The subscriber that takes from this; nil once it is over.
  final var downstream: Downstream? {
    lock.lock()
    defer { lock.unlock() }
    return target
  }

  // MARK: For subclasses

  /// Handles a value and returns how many more are wanted.
  func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    fatalError("an operator takes values")
  }

  /// Handles the upstream's completion. The upstream is released already.
  func end(_ completion: Subscribers.Completion<Failure>) {
    fatalError("an operator takes a completion")
  }

  /// The upstream's subscription, until it completes.
  final var upstreamSubscription: (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    return upstream
  }

  /// Sends the downstream its subscription.
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
  /// Values sent from within that delivery come too late (S15.2), while the downstream may still
  /// cancel.
  ///
  /// - Returns: the demand that the downstream returned.
  final func stop(after value: Downstream.Input) -> Subscribers.Demand {
    guard let target = takeDownstream() else { return .none }
    let more = target.receive(value)
    guard let upstream = lock.take(&upstream) else { return more }
    upstream.cancel()
    target.receive(completion: .finished)
    return more
  }

  /// Releases the downstream while the upstream is still to be cancelled.
  ///
  /// - Returns: whether there is an upstream to cancel.
  final func releaseDownstream() -> Bool {
    upstreamSubscription != nil && lock.take(&target) != nil
  }

  /// Cancels the upstream while the downstream still waits for something.
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

  /// Called with every subscription, before it is known whether it is the first.
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
    // Freed outside the lock: its deinit may re-enter this code.
    _ = ended
    return true
  }

  /// Whether a kind of call is passed on without an upstream.
  private func passes(_ kind: Tolerance) -> Bool {
    tolerance.contains(kind) || isEarly && tolerance.contains(.early)
  }

  /// Whether neither the subscription nor a cancellation has arrived.
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
