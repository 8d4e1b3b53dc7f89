extension Publishers {
  /// Publishes whether a value occurred.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    /// The type of the published values.
    public typealias Output = Bool
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// A publisher that wraps another one.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachReducer(
        subscriber, as: Self.self, step: { [output] in $0 == output ? .done(true) : .more },
        result: { false })
    }
  }

  /// Publishes whether any value satisfied a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
        subscriber, as: Self.self, step: { [predicate] in predicate($0) ? .done(true) : .more },
        result: { false })
    }
  }

  /// Publishes whether any value satisfied a condition, or fails.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
        subscriber, as: Self.self, step: { [predicate] in try predicate($0) ? .done(true) : .more },
        result: { false })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value occurred: true as soon as it does, false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes whether any value satisfied a condition.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether any value satisfied a condition; a thrown error fails the subscriber.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
