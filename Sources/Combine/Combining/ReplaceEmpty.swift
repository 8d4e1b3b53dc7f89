extension Publishers {
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
}

extension Publisher {
  /// Publishes a value if this publisher finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}
