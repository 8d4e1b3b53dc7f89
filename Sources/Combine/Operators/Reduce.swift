extension Publishers {
  /// Adds all values up and publishes the sum at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initial: Output
    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher over another one.
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

  /// Adds all values up and publishes the sum at the end, or fails.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initial: Output
    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher over another one.
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

  /// Publishes, at the end, how many values there were.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What is published.
    public typealias Output = Int
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// A publisher over another one.
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
    /// What is published.
    public typealias Output = [Upstream.Output]
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// A publisher over another one.
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

  /// Publishes nothing but the ending.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// Nothing.
    public typealias Output = Never
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// A publisher over another one.
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

  /// Publishes, at the end, the value that comes after all others in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// A publisher over another one.
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

  /// Publishes, at the end, the value that comes after all others in an order that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// A publisher over another one.
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
  /// Adds all values up and publishes the sum at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Adds all values up; what that throws fails the subscriber.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes, at the end, how many values there were.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes all values at the end as an array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes nothing but the ending.
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
  /// Publishes the smallest value at the end; what the order throws fails the subscriber.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value at the end; what the order throws fails the subscriber.
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
