/// A publisher that is made again for each subscriber, when it comes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// As the made publisher's.
  public typealias Output = DeferredPublisher.Output
  /// As the made publisher's.
  public typealias Failure = DeferredPublisher.Failure

  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made when somebody subscribes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a publisher made for it.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
