/// A receiver of a publisher's values.
///
/// A subscriber gets one subscription, requests values through it, and gets no more of them than it
/// requested; the demand that it returns for each value adds to what it requested before.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of values that it takes.
  associatedtype Input

  /// The type of error that it can be ended with.
  associatedtype Failure: Error

  /// Takes the subscription that it requests values through.
  func receive(subscription: any Subscription)

  /// Takes a value and returns how many more are wanted, beyond those already requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the completion, after which nothing more arrives.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that only means that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}
