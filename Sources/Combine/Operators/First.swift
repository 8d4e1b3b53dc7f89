extension Publishers {
  /// Publishes the first value and finishes.
  public struct First<Upstream: Publisher>: Publisher {
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
      upstream.attachReducer(subscriber, as: Self.self, step: { .done($0) }, result: { nil })
    }
  }

  /// Publishes the first value that satisfies a condition, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.attachReducer(
        subscriber, as: TryFirst.self, step: { [predicate] in predicate($0) ? .done($0) : .more },
        result: { nil })
    }
  }

  /// What Combine calls the link of `first(where:)` in a log.
  private enum TryFirst {}

  /// Publishes the first value that satisfies a condition, or fails.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.attachReducerTrying(
        subscriber, as: Self.self, step: { [predicate] in try predicate($0) ? .done($0) : .more },
        result: { nil })
    }
  }
}

extension Publisher {
  /// Publishes the first value and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value that satisfies a condition, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that satisfies a condition; a thrown error fails the subscriber.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
