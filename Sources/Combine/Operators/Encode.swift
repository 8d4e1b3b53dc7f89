extension Publishers {
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

extension Publisher where Output: Encodable {
  /// Encodes each value; an encoder error fails the subscriber.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
