import Locking

extension Publishers {
  /// Drops values until another publisher publishes one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The publisher whose first value lets the values through.
    public let other: Other

    /// A publisher that wraps another one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let operation = DropUntilOutputSubscription<Output, S>(subscriber)
      let signal = InnerSubscriber<Other.Output, Failure>(
        named: "DropUntilOutput", tolerating: .completions, of: operation.combineIdentifier,
        onStart: { $0.request(.max(1)) },
        onValue: { _, inner in
          inner.release()
          operation.open()
          return .none
        },
        onEnd: { completion, _ in
          operation.releaseSignal()
          operation.stop(completion)
        })
      operation.cancelSignal = signal.cancel
      operation.start(subscriber)
      other.subscribe(signal)
      upstream.subscribe(operation)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Drops values, each of which counts towards the demand, until it is opened.
///
/// The downstream receives its subscription before the upstream is subscribed to; demand requested
/// until then is passed on at that point.
private final class DropUntilOutputSubscription<Input, Downstream: Subscriber>:
  UntilOutputSubscription<
    Input, Downstream
  >
where Downstream.Input == Input {
  private var isOpen = false
  private var asked = Subscribers.Demand.none
  private var isSubscribed = false

  init(_ downstream: Downstream) {
    super.init(
      downstream, as: Publishers.DropUntilOutput<Empty<Input, Never>, Empty<Input, Never>>.self,
      tolerating: [.anything, .renewal, .earlyCancel])
  }

  func start(_ downstream: Downstream) { downstream.receive(subscription: self) }

  override func begin(_ downstream: Downstream) {
    lock.lock()
    isSubscribed = true
    let asked = asked
    lock.unlock()
    if asked > 0 { requestUpstream(asked) }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let isSubscribed = isSubscribed
    if !isSubscribed { asked += demand }
    lock.unlock()
    if isSubscribed { requestUpstream(demand) }
  }

  func open() {
    lock.lock()
    isOpen = true
    lock.unlock()
    releaseSignal()
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    (lock { isOpen }) ? downstream.receive(input) : .none
  }
}

extension Publisher {
  /// Drops values until another publisher publishes one; if that one ends first, this ends too.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
