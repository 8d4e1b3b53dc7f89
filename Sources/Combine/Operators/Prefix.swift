extension Publishers {
  /// Publishes values as long as a condition holds.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attach(subscriber, as: Self.self, showing: .downstream, tolerating: .earlyCancel) {
        [predicate] in
        predicate($0) ? .emit($0) : .finish
      }
    }
  }

  /// Publishes values as long as a condition holds, or fails.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.attachTrying(
        subscriber, as: Self.self, showing: .downstream, tolerating: .earlyCancel
      ) {
        [predicate] in
        try predicate($0) ? .emit($0) : .finish
      }
    }
  }
}

extension Publisher {
  /// Publishes the first values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  /// Publishes values as long as a condition holds.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values as long as a condition holds; a thrown error fails the subscriber.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
