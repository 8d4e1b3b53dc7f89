/// A publisher that starts when it is connected, not when it gets a subscriber.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing; cancelling the returned object stops it.
  func connect() -> any Cancellable
}
