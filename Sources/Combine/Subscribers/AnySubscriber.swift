/// A subscriber that hides what it is.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let subscriptionHandler: (any Subscription) -> Void
  private let valueHandler: (Input) -> Subscribers.Demand
  private let completionHandler: (Subscribers.Completion<Failure>) -> Void

  /// The name of what it hides.
  public let combineIdentifier: CombineIdentifier

  /// The description of what it hides.
  public let description: String

  /// Nothing to see inside.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  /// The description.
  public var playgroundDescription: Any { description }

  /// Hides a subscriber.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    self.init(receiving: s, description: (s as? CustomStringConvertible)?.description)
  }

  /// Hides a subscriber without asking what it calls itself, which costs a cast.
  init<S: Subscriber>(receiving s: S, description: String? = nil)
  where Input == S.Input, Failure == S.Failure {
    subscriptionHandler = s.receive(subscription:)
    valueHandler = s.receive(_:)
    completionHandler = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
    self.description = description ?? "AnySubscriber"
  }

  /// Sends on into a subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    self.init(receiving: SubjectFeeder(s), description: "Subject")
  }

  /// A subscriber of three closures; one that is left out asks for nothing and ignores.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscriptionHandler = receiveSubscription ?? { _ in }
    valueHandler = receiveValue ?? { _ in .none }
    completionHandler = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
  }

  /// Hands the subscription on.
  public func receive(subscription: any Subscription) { subscriptionHandler(subscription) }

  /// Hands the value on.
  public func receive(_ value: Input) -> Subscribers.Demand { valueHandler(value) }

  /// Hands the ending on.
  public func receive(completion: Subscribers.Completion<Failure>) {
    completionHandler(completion)
  }
}
