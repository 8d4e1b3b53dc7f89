extension Publishers {
  /// Publishes the elements of a sequence as fast as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element

    /// The sequence; each subscriber iterates over it from the start.
    public let sequence: Elements

    /// A publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Output == S.Input {
      IteratorSubscription.attach(
        subscriber, to: sequence.makeIterator(),
        labels: .init(elements: { sequence }, ended: "Sequence"), then: .finished)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, which then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
