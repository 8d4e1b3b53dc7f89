import Locking

extension Publishers {
  /// Publishes through a subject, so that many subscribers share one subscription.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that creates the subject when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var subject: SubjectType?

    /// A publisher that publishes through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var sharedSubject: SubjectType {
      if let known = lock({ subject }) { return known }
      let fresh = createSubject()
      lock.lock()
      defer { lock.unlock() }
      if let known = subject { return known }
      subject = fresh
      return fresh
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      sharedSubject.subscribe(
        RequestingSubscription<Output, S>(subscriber, as: Self.self) { $0 })
    }

    /// Subscribes the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(sharedSubject) }
  }

  /// A publisher that never fails and waits to be connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// A publisher that waits to be connected.
    public init(upstream: Upstream) {
      multicast = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    /// Starts publishing.
    public func connect() -> any Cancellable { multicast.connect() }
  }

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

  /// Shares one subscription among all subscribers, from the first to the last.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    private typealias Shared = Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// The publisher that supplies the values.
    public let upstream: Upstream

    private let autoconnect: Autoconnect<Shared>

    /// A shared publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      autoconnect = Autoconnect(
        upstream: Multicast(upstream: upstream) { PassthroughSubject() })
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      autoconnect.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
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

extension Publisher {
  /// Publishes through a subject that a closure creates; must be connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Publishes through a subject; must be connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Makes this publisher wait until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber arrives and stops when the last one leaves.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
