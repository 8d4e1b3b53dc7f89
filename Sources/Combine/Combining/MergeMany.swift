extension Publishers {
  /// Publishes what any number of publishers of one kind publish, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// As the publishers'.
    public typealias Output = Upstream.Output
    /// As the publishers'.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// A publisher over others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher over others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = MergeSubscription(subscriber, description: "Merge")
      merging.begin()
      for publisher in publishers { merging.join(publisher) }
      merging.close()
    }

    /// The same with one more.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Publishes what this publisher and another one of its kind publish.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Publishes what this publisher and another one publish, as it comes.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Publishes what this publisher and two others publish, as it comes.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes what this publisher and three others publish, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Publishes what this publisher and four others publish, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes what this publisher and five others publish, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes what this publisher and six others publish, as it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes what this publisher and seven others publish, as it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
    H.Failure == Failure, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
