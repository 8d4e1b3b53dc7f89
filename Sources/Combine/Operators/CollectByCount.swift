import Locking

extension Publishers {
  /// Publishes arrays of a fixed number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// An array of values.
    public typealias Output = [Upstream.Output]
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// A publisher of arrays.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountSubscription(subscriber, count: count))
    }
  }
}

private final class CollectByCountSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == [Input] {
  private let count: Int
  private let lock = Lock()
  private var values: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(
      downstream, as: Publishers.CollectByCount<Empty<Input, Never>>.self,
      tolerating: .completions)
  }

  override var parts: KeyValuePairs<String, Any>? {
    let (downstream, upstream) = (downstream, upstreamSubscription)
    return lock {
      [
        "downstream": downstream as Any, "upstreamSubscription": upstream as Any, "buffer": values,
        "count": count,
      ]
    }
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    lock.lock()
    values.append(input)
    let isFull = values.count >= count
    lock.unlock()
    return isFull ? downstream.receive(takeValues()) * count : .none
  }

  private func takeValues() -> [Input] {
    lock.lock()
    defer { lock.unlock() }
    let taken = values
    values = []
    return taken
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let rest = takeValues()
    if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
    finish(completion)
  }

  override func cancel() {
    super.cancel()
    _ = takeValues()
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    requestUpstream(demand * count)
  }
}

extension Publisher {
  /// Publishes arrays of `count` values, the last of which may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
