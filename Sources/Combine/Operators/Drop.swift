extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// A publisher without the first values.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "a count of values is not negative")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.attach(subscriber, as: Self.self) {
        if left == 0 { return .emit($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out the first values as long as a condition holds.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// A publisher that starts with the first value for which the condition does not hold.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.attach(subscriber, as: Self.self) { [predicate] in
        if isDropping, predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
    }
  }

  /// Leaves out the first values as long as a condition holds, or fails.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// A publisher that starts with the first value for which the condition does not hold.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.attachTrying(subscriber, as: Self.self) { [predicate] in
        if isDropping, try predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the first values as long as a condition holds.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values as long as a condition holds; what it throws fails the subscriber.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
