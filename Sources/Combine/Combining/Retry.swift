extension Publishers {
  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// How many times to retry; nil or a negative number means no limit.
    public let retries: Int?

    /// A publisher that retries.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let arbiter = SubscriptionArbiter(
        subscriber, named: "Retry", tolerating: .anything, isRepeating: true)
      func attempt(retries: Int?) {
        arbiter.run(upstream) { completion in
          // A negative number never counts down to zero, so it means no limit, as nil does.
          guard case .failure = completion, retries != 0 else { return .end(completion) }
          return .next { attempt(retries: retries.map { $0 &- 1 }) }
        }
      }
      attempt(retries: retries)
    }
  }
}

extension Publisher {
  /// Subscribes again after a failure, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
