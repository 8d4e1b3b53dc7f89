extension Publishers {
  /// Publishes the number of values at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Int
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
      var count = 0
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: { _ in
          count += 1
          return .more
        }, result: { count })
    }
  }
}

extension Publisher {
  /// Publishes the number of values at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
