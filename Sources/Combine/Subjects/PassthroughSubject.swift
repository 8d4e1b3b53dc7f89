/// A subject that stores nothing: a value reaches only the current subscribers with demand.
///
/// ```swift
/// let taps = PassthroughSubject<Int, Never>()
/// let cancellable = taps.sink { print($0) }
/// taps.send(1)
/// ```
///
/// Safe to use from several threads.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(named: "PassthroughSubject")

  /// A subject without subscribers.
  public init() {}

  /// Attaches a subscriber; an ended subject completes immediately.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    broadcast.join(subscriber, backlog: .drop, keeping: self)
  }

  /// Sends a value to the subscribers that have demand.
  public func send(_ input: Output) { broadcast.send(input) }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Takes a subscription that feeds the subject.
  public func send(subscription: any Subscription) { broadcast.feed(from: subscription) }
}

extension PassthroughSubject: FedSubject {
  func forget(_ upstream: any Subscription) { broadcast.forget(upstream) }
}
