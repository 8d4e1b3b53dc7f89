extension Publishers {
  /// Publishes only the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(subscriber, named: "Filter") { [isIncluded] value, downstream in
        isIncluded(value) ? downstream.receive(value) : .max(1)
      }
    }
  }

  /// Publishes only the values that satisfy a condition, or fails.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachTrying(
        subscriber, as: Self.self, showing: .downstream, tolerating: .earlyCancel
      ) {
        [isIncluded] in
        try isIncluded($0) ? .emit($0) : .skip
      }
    }
  }
}

extension Publisher {
  /// Publishes only the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes only the values that satisfy a condition; a thrown error fails the subscriber.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Publishes only the values that satisfy a further condition as well.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in
      first($0) && isIncluded($0)
    }
  }

  /// Publishes only the values that satisfy a further condition as well; a thrown error fails the
  /// subscriber.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in
      try first($0) && isIncluded($0)
    }
  }
}

extension Publishers.TryFilter {
  /// Publishes only the values that satisfy a further condition as well.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Publishes only the values that satisfy a further condition as well; a thrown error fails the
  /// subscriber.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in
      try first($0) && isIncluded($0)
    }
  }
}
