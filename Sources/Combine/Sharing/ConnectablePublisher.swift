/// A publisher that starts when it is told to, not when somebody subscribes.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts; what is returned stops it.
  func connect() -> any Cancellable
}
