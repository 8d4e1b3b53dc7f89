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

  /// Publishes a value in place of a failure, then finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The value to publish.
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

  /// Publishes a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The value to publish.
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

  /// Publishes a value in place of a failure, then finishes.
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
