extension Publishers {
  /// Publishes values until another publisher publishes one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// A publisher that wraps another one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let operation = PrefixUntilOutputSubscription<Output, S>(subscriber)
      let signal = InnerSubscriber<Other.Output, Other.Failure>(
        named: "PrefixUntilOutput", of: operation.combineIdentifier,
        onStart: { $0.request(.max(1)) },
        onValue: { _, inner in
          inner.release()
          operation.receiveSignal()
          return .none
        }, onEnd: { _, _ in operation.releaseSignal() })
      operation.cancelSignal = signal.cancel
      other.subscribe(signal)
      upstream.subscribe(operation)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Hands values on until the signal arrives. A signal that arrives before the upstream's
/// subscription ends this immediately, and the subscription is then cancelled.
private final class PrefixUntilOutputSubscription<Input, Downstream: Subscriber>:
  UntilOutputSubscription<
    Input, Downstream
  >
where Downstream.Input == Input {
  init(_ downstream: Downstream) {
    super.init(
      downstream, as: Publishers.PrefixUntilOutput<Empty<Input, Never>, Empty<Input, Never>>.self,
      tolerating: .earlyCancel)
  }

  func receiveSignal() {
    releaseSignal()
    stop(.finished)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    downstream.receive(input)
  }
}

extension Publisher {
  /// Publishes values until another publisher publishes one, then finishes.
  ///
  /// ```swift
  /// touches.prefix(untilOutputFrom: releases)
  /// ```
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
