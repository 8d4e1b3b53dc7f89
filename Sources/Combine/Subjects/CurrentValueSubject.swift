import Locking

/// A subject that holds a value: who subscribes gets it first, then every change.
///
/// Safe to use from several threads.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(
    named: "CurrentValueSubject", asksAtOnce: true)
  private let lock = Lock()
  private var stored: Output

  /// A subject with its first value.
  public init(_ value: Output) { stored = value }

  /// The value; setting it sends it. Within a delivery it is the new one already.
  ///
  /// It can be set after the end, too, and reads back; nobody is told then.
  public var value: Output {
    get { lock { stored } }
    set {
      store(newValue)
      broadcast.send(newValue)
    }
  }

  /// Attaches a subscriber; an ended subject ends it at once, without the value.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    broadcast.join(subscriber, backlog: .latest { [weak self] in self?.value }, keeping: self)
  }

  /// Keeps a value and sends it to the subscribers; one that wants none now gets the latest later.
  public func send(_ input: Output) {
    guard !broadcast.isOver else { return }
    value = input
  }

  private func store(_ value: Output) {
    // The old value leaves the lock before it is freed: its deinit may come back here.
    var old = value
    lock { swap(&stored, &old) }
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Takes a subscription that feeds it.
  public func send(subscription: any Subscription) { broadcast.feed(from: subscription) }
}

extension CurrentValueSubject: FedSubject {
  func forget(_ upstream: any Subscription) { broadcast.forget(upstream) }
}
