/// A publisher without values, which finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it finishes immediately.
  public let completeImmediately: Bool

  /// A publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher without values, with the given output and failure types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
