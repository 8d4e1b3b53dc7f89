/// A publisher that is created anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The created publisher's output type.
  public typealias Output = DeferredPublisher.Output
  /// The created publisher's failure type.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is created on subscription.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a publisher created for it.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
