/// A publisher whose events are sent by calls from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the subject: every current and later subscriber gets the completion.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription through which the subject can request values to send on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() { send(()) }
}
