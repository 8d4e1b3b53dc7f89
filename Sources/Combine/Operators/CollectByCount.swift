extension Publishers {
  /// Publishes arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = [Upstream.Output]
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many make an array.
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
  private var values: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(downstream, as: Publishers.CollectByCount<Empty<Input, Never>>.self)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    values.append(input)
    guard values.count >= count else { return .none }
    let full = values
    values = []
    return downstream.receive(full) * count
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion, !values.isEmpty { _ = downstream?.receive(values) }
    finish(completion)
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
