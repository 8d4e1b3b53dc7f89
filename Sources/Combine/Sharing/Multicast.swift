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
}
