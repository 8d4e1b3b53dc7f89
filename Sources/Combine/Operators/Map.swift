extension Publishers {
  /// Transforms each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) -> Output

    /// A publisher of changed values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachStateless(subscriber, named: "Map") { [transform] value, downstream in
        downstream.receive(transform(value))
      }
    }
  }

  /// Transforms each value, or fails.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms each value.
    public let transform: (Upstream.Output) throws -> Output

    /// A publisher of changed values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.attachTrying(subscriber, as: Self.self, tolerating: .values) { [transform] in
        .emit(try transform($0))
      }
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value with a closure; a thrown error fails the subscriber.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces each nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

// A chain of such operators is one link, with one closure that calls the next.

extension Publishers.Map {
  /// Transforms each value once more.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    Publishers.Map(upstream: upstream) { [first = self.transform] in transform(first($0)) }
  }

  /// Transforms each value once more; a thrown error fails the subscriber.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Transforms each value once more.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
  }

  /// Transforms each value once more; a thrown error fails the subscriber.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { [first = self.transform] in
      try transform(try first($0))
    }
  }
}
