/// A publisher that is told from outside what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the subject: every subscriber, and each that comes later, gets the completion.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription by which the subject can ask for values to send on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() { send(()) }
}
