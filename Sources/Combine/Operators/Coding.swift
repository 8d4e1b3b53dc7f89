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

  /// Encodes each value.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The encoder's output type.
    public typealias Output = Coder.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The encoder.
    public let encoder: Coder

    /// A publisher that wraps another one.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachTrying(
        subscriber, as: Self.self, showing: .coding(subscriber), tolerating: .early
      ) { [encoder] in .emit(try encoder.encode($0)) }
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

extension Publisher where Output: Encodable {
  /// Encodes each value; an encoder error fails the subscriber.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Reflection {
  /// The reflection of an encoder or a decoder.
  fileprivate static func coding(_ downstream: Any) -> Reflection {
    .parts { ["downstream": downstream, "finished": false, "upstreamSubscription": ""] }
  }
}
