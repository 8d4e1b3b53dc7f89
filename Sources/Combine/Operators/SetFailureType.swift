extension Publishers {
  /// Gives a publisher that never fails a failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The upstream's output type.
    public typealias Output = Upstream.Output

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
          description: "SetFailureType", downstream: subscriber, onValue: { $1.receive($0) },
          onEnd: { $1.receive(completion: $0.mapError { (never: Never) -> Failure in }) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets the failure type, to combine this with publishers that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  /// Replaces the failure type.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType(upstream: upstream)
  }
}
