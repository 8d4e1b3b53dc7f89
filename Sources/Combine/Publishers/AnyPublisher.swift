/// A type-erased publisher.
///
/// ```swift
/// func names() -> AnyPublisher<String, Never> {
///   people.map(\.name).removeDuplicates().eraseToAnyPublisher()
/// }
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let box: PublisherBox<Output, Failure>

  /// Type-erases a publisher; one that is type-erased already is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  /// "AnyPublisher".
  public var description: String { "AnyPublisher" }

  /// The description.
  public var playgroundDescription: Any { description }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

/// The abstract half of the type erasure: a class, so that a generic method can be called on it.
private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    fatalError("a box holds a publisher")
  }
}

private final class ConcretePublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func receive<S: Subscriber>(subscriber: S)
  where P.Output == S.Input, P.Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Type-erases this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
