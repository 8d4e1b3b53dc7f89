extension Publishers {
  /// Continues with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The publishers' output type.
    public typealias Output = Upstream.Output
    /// The replacement publisher's failure type.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that creates the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// A publisher that continues after a failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let arbiter = SubscriptionArbiter(
        subscriber, named: "Catch", tolerating: .values, showsDemand: true)
      arbiter.run(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return .end(.finished) }
        let publisher = handler(error)
        return .next { arbiter.run(publisher) { .end($0) } }
      }
    }
  }

  /// Continues with another publisher after a failure, or fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The publishers' output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that creates the publisher to continue with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// A publisher that continues after a failure.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let arbiter = SubscriptionArbiter(
        subscriber, named: "TryCatch", tolerating: .values, showsDemand: true)
      arbiter.run(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return .end(.finished) }
        do {
          let publisher = try handler(error)
          return .next { arbiter.run(publisher) { .end($0.mapError { $0 }) } }
        } catch {
          return .end(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Continues, after a failure, with the publisher that a closure creates from the error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues, after a failure, with the publisher that a closure creates from the error; a thrown
  /// error fails the subscriber.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
