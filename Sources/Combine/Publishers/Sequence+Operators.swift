// A sequence's elements are known from the start, so operators return other sequences and results,
// as Apple's do. They iterate over the sequence immediately.
extension Publishers.Sequence {
  /// Whether all elements satisfy a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
  }

  /// Whether all elements satisfy a condition, which may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  /// Whether an element satisfies a condition.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
  }

  /// Whether an element satisfies a condition, which may throw.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// All elements as an array.
  public func collect() -> Result<[Output], Failure>.Publisher {
    Result<[Output], Failure>.Publisher(Array(sequence))
  }

  /// The number of elements.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.reduce(0) { count, _ in count + 1 })
  }

  /// Transforms each element and drops nil results.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  /// Drops elements up to the first that does not satisfy a condition.
  public func drop(while predicate: (Output) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    Publishers.Sequence(sequence: sequence.drop(while: predicate))
  }

  /// Drops the first elements.
  public func dropFirst(_ count: Int = 1)
    -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
  {
    Publishers.Sequence(sequence: sequence.dropFirst(count))
  }

  /// The elements that satisfy a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence(sequence: sequence.filter(isIncluded))
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Transforms each element.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.map(transform))
  }

  /// The first elements up to a count.
  public func prefix(_ maxLength: Int)
    -> Publishers.Sequence<PrefixSequence<Elements>, Failure>
  {
    Publishers.Sequence(sequence: sequence.prefix(maxLength))
  }

  /// The elements before the first that does not satisfy a condition.
  public func prefix(while predicate: (Output) -> Bool)
    -> Publishers.Sequence<[Elements.Element], Failure>
  {
    Publishers.Sequence(sequence: sequence.prefix(while: predicate))
  }

  /// The result of folding all elements.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// The result of folding all elements, or an error.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// The partial results of folding the elements.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Publishers.Sequence<[T], Failure>
  {
    var result = initialResult
    return map { element in
      result = nextPartialResult(result, element)
      return result
    }
  }

  /// Replaces each nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
  where Elements.Element == T? {
    map { $0 ?? output }
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The least element.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  /// The greatest element.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  /// The first element that satisfies a condition.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(sequence.first(where: predicate))
  }

  /// The same with a failure type that never occurs.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// The elements without those that equal the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var kept: [Output] = []
    for element in sequence where element != kept.last { kept.append(element) }
    return Publishers.Sequence<[Output], Failure>(sequence: kept)
  }

  /// Whether a value is among the elements.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The least element.
  public func min() -> Optional<Output>.Publisher { Optional<Output>.Publisher(sequence.min()) }

  /// The greatest element.
  public func max() -> Optional<Output>.Publisher { Optional<Output>.Publisher(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The first element.
  public func first() -> Optional<Output>.Publisher { Optional<Output>.Publisher(sequence.first) }

  /// The number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }

  /// The element at an index.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// The elements of a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    let all = sequence.startIndex..<sequence.endIndex
    return Publishers.Sequence(sequence: Array(sequence[range.clamped(to: all)]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element.
  public func last() -> Optional<Output>.Publisher { Optional<Output>.Publisher(sequence.last) }

  /// The last element that satisfies a condition.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes elements before the others.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes elements before the others.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    var all = Elements()
    all.reserveCapacity(sequence.count + elements.underestimatedCount)
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: all)
  }

  /// Publishes another publisher's elements before this one's.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    var all = publisher.sequence
    all.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: all)
  }

  /// Publishes elements after the others.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes elements after the others.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  /// Publishes another publisher's elements after this one's.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    append(publisher.sequence)
  }
}
