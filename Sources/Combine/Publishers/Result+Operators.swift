// A single value's result is known immediately, so operators return `Result.Publisher`.
extension Result.Publisher {
  /// Whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether the value satisfies a condition, which may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Whether the value satisfies a condition, which may throw.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// The value as an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes 1.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// The value; there is no other to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value; there is no other to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, compared with itself by an order that may throw.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// The value, compared with itself by an order that may throw.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    tryMin(by: areInIncreasingOrder)
  }

  /// The value.
  public func first() -> Self { self }

  /// The value.
  public func last() -> Self { self }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Transforms the value, or fails.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(try result.get()) }.publisher
  }

  /// Transforms the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// The initial result combined with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The initial result combined with the value, or an error.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The initial result combined with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    reduce(initialResult, nextPartialResult)
  }

  /// The initial result combined with the value, or an error.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The value; it has no predecessor.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The value, compared with itself by a closure that may throw.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// The value, or `output` instead of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher(.success((try? result.get()) ?? output))
  }

  /// The same, since there is a value or an error.
  public func replaceEmpty(with output: Output) -> Self { self }

  /// The same: the result does not change.
  public func retry(_ times: Int) -> Self { self }
}

extension Result.Publisher where Failure == Never {
  /// The same with a failure type that never occurs.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.get())
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value equals `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// The value; it has no predecessor.
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
  /// The value.
  public func min() -> Self { self }

  /// The value.
  public func max() -> Self { self }
}
