extension Publishers {
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
}

extension Publisher {
  /// Publishes a value in place of a failure, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}
