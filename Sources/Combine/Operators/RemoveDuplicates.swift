extension Publishers {
  /// Leaves out the values that are the same as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// A publisher over another one.
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

  /// Leaves out the values that are the same as the one before, or fails.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// A publisher over another one.
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
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out the values that are the same as the one that was let through last.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out the values that are the same as the one that was let through last; what the
  /// comparison throws fails the subscriber.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
