import Locking

extension Publishers {
  /// Drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// How many values are dropped.
    public let count: Int

    /// A publisher without the first values.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "dropFirst(\(count)): the count must not be negative.")
      let operation = DropSubscription<Output, S>(subscriber, as: Self.self, count: count)
      subscriber.receive(subscription: operation)
      upstream.subscribe(operation)
    }
  }

  /// Drops the first values as long as a condition holds.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// A publisher that starts with the first value that does not satisfy the condition.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.attach(subscriber, as: Self.self, tolerating: .positiveDemand) { [predicate] in
        if isDropping, predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
    }
  }

  /// Drops the first values as long as a condition holds, or fails.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// A publisher that starts with the first value that does not satisfy the condition.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.attachTrying(subscriber, as: Self.self, tolerating: .positiveDemand) { [predicate] in
        if isDropping, try predicate($0) { return .skip }
        isDropping = false
        return .emit($0)
      }
    }
  }
}

extension Publisher {
  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Drops the first values as long as a condition holds.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops the first values as long as a condition holds; a thrown error fails the subscriber.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// Requests the values to drop in addition to the downstream's demand.
///
/// The downstream receives its subscription before the upstream is subscribed to; demand requested
/// until then is passed on at that point.
private final class DropSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  private let lock = Lock()
  private var left: Int
  private var asked = Subscribers.Demand.none

  init(_ downstream: Downstream, as publisher: Any.Type, count: Int) {
    left = count
    super.init(downstream, as: publisher, tolerating: [.anything, .renewal])
  }

  override func begin(_ downstream: Downstream) {
    lock.lock()
    let asked = asked + .max(left)
    self.asked = .none
    lock.unlock()
    if asked > 0 { requestUpstream(asked) }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    if let upstreamSubscription { return upstreamSubscription.request(demand) }
    lock.lock()
    asked += demand
    lock.unlock()
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    lock.lock()
    let isLeftOut = left > 0
    if isLeftOut { left -= 1 }
    lock.unlock()
    return isLeftOut ? .none : downstream.receive(input)
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }
}
