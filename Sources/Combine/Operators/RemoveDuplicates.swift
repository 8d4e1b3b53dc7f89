extension Publishers {
  /// Drops values that are the same as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.attach(
        subscriber, as: Self.self,
        showing: .parts { ["downstream": subscriber, "last": last as Any] },
        tolerating: .earlyCancel
      ) { [predicate] in
        if let last, predicate(last, $0) { return .skip }
        last = $0
        return .emit($0)
      }
    }
  }

  /// Drops values that are the same as the one before, or fails.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// A publisher that wraps another one.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.attachTrying(
        subscriber, as: Self.self,
        showing: .parts { ["downstream": subscriber, "last": last as Any] },
        tolerating: .earlyCancel
      ) { [predicate] in
        if let last, try predicate(last, $0) { return .skip }
        last = $0
        return .emit($0)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Drops values that are the same as the last published one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops values that are the same as the last published one; an error thrown by the comparison
  /// fails the subscriber.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
