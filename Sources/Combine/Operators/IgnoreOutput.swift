extension Publishers {
  /// Publishes only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// No values are published.
    public typealias Output = Never
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream

    /// A publisher that wraps another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessSubscriber(
          description: "IgnoreOutput", downstream: subscriber,
          onSubscription: {
            $1.receive(subscription: $0)
            $0.request(.unlimited)
          },
          onValue: { (_: Upstream.Output, _) in .none },
          onEnd: { $1.receive(completion: $0) }))
    }
  }
}

extension Publisher {
  /// Publishes only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
