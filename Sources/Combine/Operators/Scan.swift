extension Publishers {
  /// Folds the values and publishes each partial result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The initial result.
    public let initialResult: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.attachStateless(
        subscriber, named: "Scan", children: { ["downstream": subscriber, "result": result] }
      ) { [nextPartialResult] value, downstream in
        result = nextPartialResult(result, value)
        return downstream.receive(result)
      }
    }
  }

  /// Folds the values and publishes each partial result, or fails.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The initial result.
    public let initialResult: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher that wraps another one.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      var hasFailed = false
      upstream.attachTrying(
        subscriber, as: Self.self,
        showing: .parts { ["downstream": subscriber, "status": "", "result": result] },
        tolerating: .values
      ) { [nextPartialResult] in
        do {
          result = try nextPartialResult(result, $0)
          return .emit(result)
        } catch {
          // A value after a failure is passed on; another failure is not.
          defer { hasFailed = true }
          return hasFailed ? .ignore : .fail(error)
        }
      }
    }
  }
}

extension Publisher {
  /// Folds the values and publishes each partial result.
  ///
  /// ```swift
  /// (1...4).publisher.scan(0, +)      // 1 3 6 10
  /// ```
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Folds the values and publishes each partial result; a thrown error fails the subscriber.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
