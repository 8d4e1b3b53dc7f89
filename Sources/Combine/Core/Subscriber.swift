/// What a publisher delivers to.
///
/// A subscriber gets one subscription, asks through it for values, and gets no more of them than it
/// asked for; the demand that it returns for each value adds to what it asked for before.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that it takes.
  associatedtype Input

  /// The kind of error that it can be ended with.
  associatedtype Failure: Error

  /// Takes the subscription by which to ask for values.
  func receive(subscription: any Subscription)

  /// Takes a value and tells how many more are wanted beyond those asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Learns that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing but that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}
