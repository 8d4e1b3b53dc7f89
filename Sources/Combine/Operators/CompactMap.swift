extension Publishers {
  /// Changes each value and leaves out those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What becomes of a value.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher over another one.
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

  /// Changes each value and leaves out those that become nil, or fails.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What becomes of a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// A publisher over another one.
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
  /// Changes each value and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value and leaves out those that become nil; what it throws fails the subscriber.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Changes each value once more and leaves out those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { [first = self.transform] in
      first($0).flatMap(transform)
    }
  }

  /// Changes each value once more.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { [first = self.transform] in
      first($0).map(transform)
    }
  }
}

extension Publishers.TryCompactMap {
  /// Changes each value once more and leaves out those that become nil; what the closure throws
  /// fails the subscriber.
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    Publishers.TryCompactMap(upstream: upstream) { [first = self.transform] in
      try first($0).flatMap(transform)
    }
  }
}
