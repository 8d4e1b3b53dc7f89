extension Publishers {
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
