extension Publishers {
  /// Leaves out the values for which a condition does not hold.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// A publisher over another one.
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

  /// Leaves out the values for which a condition does not hold, or fails.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) throws -> Bool

    /// A publisher over another one.
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
  /// Leaves out the values for which a condition does not hold.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out the values for which a condition does not hold; what it throws fails the
  /// subscriber.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Leaves out the values for which a further condition does not hold.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in
      first($0) && isIncluded($0)
    }
  }

  /// Leaves out the values for which a further condition does not hold; what it throws fails the
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
  /// Leaves out the values for which a further condition does not hold.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Leaves out the values for which a further condition does not hold; what it throws fails the
  /// subscriber.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in
      try first($0) && isIncluded($0)
    }
  }
}
