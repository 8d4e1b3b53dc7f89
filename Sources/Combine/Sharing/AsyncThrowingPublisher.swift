/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// A value.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue(publisher)) }

  /// Iterates over the values; each is requested only when awaited.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, P.Failure>

    init(_ queue: ValueQueue<P.Output, P.Failure>) { self.queue = queue }

    /// The next value, or nil at the end or when the task is cancelled.
    ///
    /// - Throws: the publisher's error.
    public func next() async throws -> P.Output? { try await queue.next()?.get() }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the publisher's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
