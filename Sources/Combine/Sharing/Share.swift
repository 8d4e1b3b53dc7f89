extension Publishers {
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

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
