extension Publishers {
  /// Publishes whether all values satisfied a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Bool
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachReducer(
        subscriber, as: Self.self, step: { [predicate] in predicate($0) ? .more : .done(false) },
        result: { true })
    }
  }

  /// Publishes whether all values satisfied a condition, or fails.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Bool
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachReducerTrying(
        subscriber, as: Self.self,
        step: { [predicate] in try predicate($0) ? .more : .done(false) },
        result: { true })
    }
  }
}

extension Publisher {
  /// Publishes whether all values satisfied a condition.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether all values satisfied a condition; a thrown error fails the subscriber.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
