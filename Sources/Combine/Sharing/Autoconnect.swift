import Locking

extension Publishers {
  /// Connects a connectable publisher while there are subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// A publisher that connects automatically.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber; the first one connects.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      lock.lock()
      subscribers += 1
      let isFirst = subscribers == 1
      lock.unlock()
      upstream.subscribe(AutoconnectSubscriber(parent: self, downstream: subscriber))
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.lock()
      let isWanted = subscribers > 0
      if isWanted { self.connection = connection }
      lock.unlock()
      if !isWanted { connection.cancel() }
    }

    fileprivate func leave() {
      lock.lock()
      subscribers -= 1
      let isLast = subscribers == 0
      lock.unlock()
      if isLast { lock.take(&connection)?.cancel() }
    }
  }
}

/// Wraps another subscription, and tells once when it is cancelled.
private final class LeavingSubscription: Subscription, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let upstream: any Subscription
  private let lock = Lock()
  private var onLeave: (() -> Void)?

  init(_ upstream: any Subscription, onLeave: @escaping () -> Void) {
    self.upstream = upstream
    self.onLeave = onLeave
  }

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { "\(upstream)" }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    upstream.cancel()
    lock.take(&onLeave)?()
  }
}

/// Hands everything on as it arrives, and wraps the subscription so that it tells when it is
/// cancelled.
///
/// A completion does not count as leaving: a subscriber that shares an ended upstream does not
/// subscribe to it again (S15.3).
private struct AutoconnectSubscriber<Upstream: ConnectablePublisher, Downstream: Subscriber>:
  Subscriber, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  let parent: Publishers.Autoconnect<Upstream>
  let downstream: Downstream

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }
  var description: String { "Autoconnect" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: ["parent": parent, "downstream": downstream]) }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: LeavingSubscription(subscription, onLeave: parent.leave))
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    downstream.receive(completion: completion)
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber arrives and stops when the last one leaves.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
