extension Publishers {
  /// Creates a publisher from each value and publishes the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The output type of the created publishers.
    public typealias Output = NewPublisher.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// How many publishers may run at a time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that creates a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// A publisher that merges the publishers a closure creates.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = MergeSubscription(subscriber, description: "FlatMap")
      let outer = InnerSubscriber<Upstream.Output, Failure>(
        named: "FlatMap", tolerating: .completions, of: merging.combineIdentifier,
        onStart: { [maxPublishers] in $0.request(maxPublishers) },
        onValue: { [transform, maxPublishers] value, outer in
          // Without a limit, unlimited demand was requested already.
          merging.join(transform(value)) {
            if maxPublishers != .unlimited { outer.request(.max(1)) }
          }
          return .none
        },
        onEnd: { completion, _ in
          switch completion {
          case .finished: merging.close()
          case .failure(let error): merging.fail(error)
          }
        })
      merging.onCancel = outer.cancel
      merging.begin()
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Creates a publisher from each value and publishes the values of all of them as they arrive.
  ///
  /// - Parameter maxPublishers: how many may run at a time; the next value is requested when one of
  ///   them finishes.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Creates a publisher, which may fail, from each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Creates a publisher from each value; neither fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Creates a publisher that never fails from each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
