extension Publishers {
  /// Folds all values into one result, published at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The initial result.
    public let initial: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .more
        }, result: { result })
    }
  }

  /// Folds all values into one result, published at the end, or fails.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The initial result.
    public let initial: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.attachReducerTrying(
        subscriber, as: Self.self,
        step: { [nextPartialResult] in
          result = try nextPartialResult(result, $0)
          return .more
        }, result: { result })
    }
  }
}

extension Publisher {
  /// Folds all values into one result, published at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Folds all values into one result; a thrown error fails the subscriber.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
