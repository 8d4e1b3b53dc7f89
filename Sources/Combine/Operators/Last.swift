extension Publishers {
  /// Publishes the last value at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
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
      var last: Output?
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: {
          last = $0
          return .more
        }, result: { last })
    }
  }

  /// Publishes, at the end, the last value that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: { [predicate] in
          if predicate($0) { last = $0 }
          return .more
        }, result: { last })
    }
  }

  /// Publishes, at the end, the last value that satisfies a condition, or fails.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.attachReducerTrying(
        subscriber, as: Self.self,
        step: { [predicate] in
          if try predicate($0) { last = $0 }
          return .more
        }, result: { last })
    }
  }
}

extension Publisher {
  /// Publishes the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes, at the end, the last value that satisfies a condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that satisfies a condition; a thrown error fails the subscriber.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
