/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// A value.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue(publisher)) }

  /// Iterates over the values; each is requested only when awaited.
  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, Never>

    init(_ queue: ValueQueue<P.Output, Never>) { self.queue = queue }

    /// The next value, or nil at the end or when the task is cancelled.
    public func next() async -> P.Output? {
      switch await queue.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// ```swift
  /// for await text in model.$text.values { print(text) }
  /// ```
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
