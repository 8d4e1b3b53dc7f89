extension Publishers {
  /// Decodes each value.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The decoder.
    public let decoder: Coder

    /// A publisher that wraps another one.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachTrying(
        subscriber, as: Self.self, showing: .coding(subscriber), tolerating: .early
      ) { [decoder] in .emit(try decoder.decode(Output.self, from: $0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value; a decoder error fails the subscriber.
  ///
  /// ```swift
  /// data.decode(type: [Person].self, decoder: JSONDecoder())
  /// ```
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
