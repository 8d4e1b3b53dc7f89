// A single value's result is known immediately, so operators return `Just` or another publisher of
// one value.
extension Just {
  /// Whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies a condition, which may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies a condition, which may throw.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// The value as an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes 1.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Transforms the value and drops a nil result.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }

  /// The value; there is no other to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value; there is no other to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes elements before the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Publishes elements before the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Publishes elements after the value.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Publishes elements after the value.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: [output] + elements)
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
    return kept(count == 0)
  }

  /// Drops the value if it satisfies a condition.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    kept(!predicate(output))
  }

  /// The value.
  public func first() -> Just<Output> { self }

  /// The value if it satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    kept(predicate(output))
  }

  /// The value.
  public func last() -> Just<Output> { self }

  /// The value if it satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    kept(predicate(output))
  }

  /// The value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    kept(isIncluded(output))
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Transforms the value, or fails.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// The same with a failure type that never occurs.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    setFailureType(to: E.self)
  }

  /// The value at an index; only index 0 has one.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "output(at: \(index)): the index must not be negative.")
    return kept(index == 0)
  }

  /// The value if the range begins at 0, even if it ends there, as in Combine.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    kept(range.relative(to: 0..<Int.max).lowerBound == 0)
  }

  /// The first values up to a count.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the length must not be negative.")
    return kept(maxLength > 0)
  }

  /// The value if it satisfies a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    kept(predicate(output))
  }

  /// The initial result combined with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// The initial result combined with the value, or an error.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// The initial result combined with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
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
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value, compared with itself by a closure that may throw.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// The same, since there are no errors.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// The same, since there is a value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// The same, since there are no errors.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// The same with a failure type that never occurs.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  private func kept(_ isKept: Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isKept ? output : nil)
  }
}

extension Just where Output: Equatable {
  /// Whether the value equals `output`.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// The value; it has no predecessor.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// The value.
  public func min() -> Just<Output> { self }

  /// The value.
  public func max() -> Just<Output> { self }
}
