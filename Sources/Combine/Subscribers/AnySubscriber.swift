/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let box: SubscriberBox<Input, Failure>

  /// The identifier of the wrapped subscriber.
  public var combineIdentifier: CombineIdentifier { box.combineIdentifier }

  /// The description of the wrapped subscriber.
  public var description: String { box.description }

  /// The mirror of the wrapped subscriber.
  public var customMirror: Mirror { box.customMirror }

  /// The description.
  public var playgroundDescription: Any { description }

  /// Type-erases a subscriber; one that is type-erased already is not wrapped again.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    box = (s as? AnySubscriber<Input, Failure>)?.box ?? ConcreteSubscriberBox(s)
  }

  /// Type-erases a subscriber without checking whether it is type-erased already, which costs a
  /// cast.
  init<S: Subscriber>(receiving s: S) where Input == S.Input, Failure == S.Failure {
    box = ConcreteSubscriberBox(s)
  }

  /// A subscriber that sends everything on to a subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    box = ConcreteSubscriberBox(SubjectSubscriber(s))
  }

  /// A subscriber of three closures; without one of them, it requests nothing or ignores the event.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    box = ConcreteSubscriberBox(
      ClosureSubscriber(
        onSubscription: receiveSubscription, onValue: receiveValue,
        onCompletion: receiveCompletion))
  }

  /// Passes on the subscription.
  public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

  /// Passes on the value.
  public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }

  /// Passes on the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receive(completion: completion)
  }
}

/// The abstract half of the type erasure: one reference, however large the subscriber is.
private class SubscriberBox<Input, Failure: Error> {
  var combineIdentifier: CombineIdentifier { fatalError("a box holds a subscriber") }
  var description: String { fatalError("a box holds a subscriber") }
  var customMirror: Mirror { fatalError("a box holds a subscriber") }
  func receive(subscription: any Subscription) { fatalError("a box holds a subscriber") }
  func receive(_ value: Input) -> Subscribers.Demand { fatalError("a box holds a subscriber") }
  func receive(completion: Subscribers.Completion<Failure>) {
    fatalError("a box holds a subscriber")
  }
}

private final class ConcreteSubscriberBox<S: Subscriber>: SubscriberBox<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) { self.subscriber = subscriber }

  override var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
  override var description: String { "\(subscriber)" }
  override var customMirror: Mirror { Mirror(reflecting: subscriber) }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  override func receive(_ value: S.Input) -> Subscribers.Demand { subscriber.receive(value) }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable
{
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    onSubscription: ((any Subscription) -> Void)?,
    onValue: ((Input) -> Subscribers.Demand)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  var description: String { "Anonymous AnySubscriber" }
  var customMirror: Mirror { Mirror(reflecting: description) }

  func receive(subscription: any Subscription) { onSubscription?(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
