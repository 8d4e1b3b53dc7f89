extension Publishers {
  /// Publishes all values at the end as an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.attachReducer(
        subscriber, as: Self.self, showing: .parts { ["count": values.count] },
        step: {
          values.append($0)
          return .more
        }, result: { values })
    }
  }
}

extension Publisher {
  /// Publishes all values at the end as an array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
