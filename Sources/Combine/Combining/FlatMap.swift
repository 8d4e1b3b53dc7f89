extension Publishers {
  /// Makes a publisher of each value and publishes what they all publish.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What the made publishers publish.
    public typealias Output = NewPublisher.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers may run at a time.
    public let maxPublishers: Subscribers.Demand
    /// What makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// A publisher over others.
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
          // Without a limit, everything was asked for already.
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
  /// Makes a publisher of each value and publishes what they all publish, as it comes.
  ///
  /// - Parameter maxPublishers: how many may run at a time; the next value is asked for when one of
  ///   them finishes.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value; neither fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher that does not fail of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
