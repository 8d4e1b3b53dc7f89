// A single value's result is known immediately, so operators return `Optional.Publisher`. Without a
// value, those that count or test publish nothing.
extension Optional.Publisher {
  /// Whether the value satisfies a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// Whether the value satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// The value as an array; publishes nothing without a value.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Publishes 1.
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output.map { _ in 1 })
  }

  /// Transforms the value and drops a nil result.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// The value; there is no other to compare it with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value; there is no other to compare it with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Self {
    precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
    return kept { _ in count == 0 }
  }

  /// Drops the value if it satisfies a condition.
  public func drop(while predicate: (Output) -> Bool) -> Self { kept { !predicate($0) } }

  /// The value.
  public func first() -> Self { self }

  /// The value if it satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Self { kept(predicate) }

  /// The value.
  public func last() -> Self { self }

  /// The value if it satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Self { kept(predicate) }

  /// The value if it satisfies a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self { kept(isIncluded) }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// The value at an index; only index 0 has one.
  public func output(at index: Int) -> Self {
    precondition(index >= 0, "output(at: \(index)): the index must not be negative.")
    return kept { _ in index == 0 }
  }

  /// The value if 0 is within the range.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "A position of a value must not be negative: \(range).")
    return kept { _ in range.contains(0) }
  }

  /// The first values up to a count.
  public func prefix(_ maxLength: Int) -> Self {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the length must not be negative.")
    return kept { _ in maxLength > 0 }
  }

  /// The value if it satisfies a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Self { kept(predicate) }

  /// The initial result combined with the value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The initial result combined with the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    reduce(initialResult, nextPartialResult)
  }

  /// The value; it has no predecessor.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The same, since there are no errors.
  public func replaceError(with output: Output) -> Self { self }

  /// The value, or `output` if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// The same, since there are no errors.
  public func retry(_ times: Int) -> Self { self }

  private func kept(_ isKept: (Output) -> Bool) -> Self {
    Self(output.flatMap { isKept($0) ? $0 : nil })
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value equals `output`.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output.map { $0 == output })
  }

  /// The value; it has no predecessor.
  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value.
  public func min() -> Self { self }

  /// The value.
  public func max() -> Self { self }
}
