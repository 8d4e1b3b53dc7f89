extension Publishers {
  /// Transforms each value and drops nil results.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher that wraps another one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(subscriber, named: "CompactMap") { [transform] value, downstream in
        transform(value).map(downstream.receive) ?? .max(1)
      }
    }
  }

  /// Transforms each value and drops nil results, or fails.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output?

    /// A publisher that wraps another one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachTrying(
        subscriber, as: Self.self, showing: .downstream, tolerating: .earlyCancel
      ) {
        [transform] in
        try transform($0).map { .emit($0) } ?? .skip
      }
    }
  }
}

extension Publisher {
  /// Transforms each value and drops nil results.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value and drops nil results; a thrown error fails the subscriber.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Transforms each value once more and drops nil results.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { [first = self.transform] in
      first($0).flatMap(transform)
    }
  }

  /// Transforms each value once more.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { [first = self.transform] in
      first($0).map(transform)
    }
  }
}

extension Publishers.TryCompactMap {
  /// Transforms each value once more and drops nil results; a thrown error fails the subscriber.
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    Publishers.TryCompactMap(upstream: upstream) { [first = self.transform] in
      try first($0).flatMap(transform)
    }
  }
}
