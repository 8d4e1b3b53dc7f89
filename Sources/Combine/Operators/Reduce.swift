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

  /// Publishes the number of values at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Int
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
      var count = 0
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: { _ in
          count += 1
          return .more
        }, result: { count })
    }
  }

  /// Publishes all values at the end as an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.attachReducer(
        subscriber, as: Self.self, showing: .parts { ["count": values.count] },
        step: {
          values.append($0)
          return .more
        }, result: { values })
    }
  }

  /// Publishes only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// No values are published.
    public typealias Output = Never
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
      upstream.subscribe(
        StatelessSubscriber(
          description: "IgnoreOutput", downstream: subscriber,
          onSubscription: {
            $1.receive(subscription: $0)
            $0.request(.unlimited)
          },
          onValue: { (_: Upstream.Output, _) in .none },
          onEnd: { $1.receive(completion: $0) }))
    }
  }

  /// Publishes, at the end, the value that comes last in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.attachReducer(
        subscriber, as: Self.self,
        step: { [areInIncreasingOrder] value in
          if let known = best, !areInIncreasingOrder(known, value) { return .more }
          best = value
          return .more
        }, result: { best })
    }
  }

  /// Publishes, at the end, the value that comes last in an order that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.attachReducerTrying(
        subscriber, as: Self.self,
        step: { [areInIncreasingOrder] value in
          if let known = best, !(try areInIncreasingOrder(known, value)) { return .more }
          best = value
          return .more
        }, result: { best })
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

  /// Publishes the number of values at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes all values at the end as an array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Publishes the smallest value at the end, the first of equal ones (S15.7).
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value at the end, the first of equal ones (S15.7).
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher {
  /// Publishes the smallest value at the end; an error thrown by the order fails the subscriber.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value at the end; an error thrown by the order fails the subscriber.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the largest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
