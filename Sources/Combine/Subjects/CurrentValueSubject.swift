import Locking

/// A subject that holds a value: a subscriber gets it first, then every change.
///
/// Safe to use from several threads.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(
    named: "CurrentValueSubject", asksAtOnce: true)
  private let lock = Lock()
  private var stored: Output

  /// A subject with its initial value.
  public init(_ value: Output) { stored = value }

  /// The current value; setting it sends it. Within a delivery it is already the new one.
  ///
  /// It can still be set and read after the end, but is no longer sent.
  public var value: Output {
    get { lock { stored } }
    set {
      store(newValue)
      broadcast.send(newValue)
    }
  }

  /// Attaches a subscriber; an ended subject completes immediately, without the value.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    broadcast.join(subscriber, backlog: .latest { [weak self] in self?.value }, keeping: self)
  }

  /// Stores a value and sends it to the subscribers; one without demand gets the latest value
  /// later.
  public func send(_ input: Output) {
    guard !broadcast.isOver else { return }
    value = input
  }

  private func store(_ value: Output) {
    // The old value is freed outside the lock: its deinit may re-enter this code.
    var old = value
    lock { swap(&stored, &old) }
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Takes a subscription that feeds the subject.
  public func send(subscription: any Subscription) { broadcast.feed(from: subscription) }
}

extension CurrentValueSubject: FedSubject {
  func forget(_ upstream: any Subscription) { broadcast.forget(upstream) }
}
