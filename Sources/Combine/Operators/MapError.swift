extension Publishers {
  /// Transforms the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher that wraps another one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// A publisher that wraps another one.
    @_disfavoredOverload
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessSubscriber(
          description: "MapError", downstream: subscriber, onValue: { $1.receive($0) },
          onEnd: { [transform] in $1.receive(completion: $0.mapError(transform)) }))
    }
  }
}

extension Publisher {
  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
