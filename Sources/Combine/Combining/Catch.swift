extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// As the publishers'.
    public typealias Output = Upstream.Output
    /// As the other publisher's.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// A publisher that goes on after a failure.
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

  /// Goes on with another publisher after a failure, or fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// As the publishers'.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// A publisher that goes on after a failure.
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

  /// Publishes a value in place of a failure, and ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// It does not fail.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// A publisher that does not fail.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        ReplaceSubscription<Output, Upstream.Failure, S>(
          subscriber, as: Self.self, output: output
        ) { completion, _ in
          switch completion {
          case .finished: .finished
          case .failure: nil
          }
        })
    }
  }

  /// Publishes a value if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// A publisher that is never empty.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReplaceSubscription<Output, Failure, S>(
          subscriber, as: Self.self, output: output, takesEverything: true
        ) { completion, wasEmpty in
          switch completion {
          case .finished: wasEmpty ? nil : .finished
          case .failure: completion
          }
        })
    }
  }

  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How often it is tried again; nil, or a negative number, for no limit.
    public let retries: Int?

    /// A publisher that tries again.
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
          // A negative number never comes down to zero: no limit, as without a number.
          guard case .failure = completion, retries != 0 else { return .end(completion) }
          return .next { attempt(retries: retries.map { $0 &- 1 }) }
        }
      }
      attempt(retries: retries)
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that a closure makes of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with the publisher that a closure makes of a failure; what it throws fails.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Publishes a value in place of a failure, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Publishes a value if this publisher finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Subscribes again after a failure, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}
