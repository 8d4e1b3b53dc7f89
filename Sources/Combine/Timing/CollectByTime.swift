import Locking

extension Publishers {
  /// When `collect` has enough.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval, or when there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values that came within an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = [Upstream.Output]
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// When there are enough.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// How work runs.
    public let options: Context.SchedulerOptions?

    /// A publisher of arrays.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      switch strategy {
      case .byTime(let scheduler, let interval):
        attach(subscriber, scheduler: scheduler, interval: interval, count: .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        attach(subscriber, scheduler: scheduler, interval: interval, count: count)
      }
    }

    private func attach<S: Subscriber>(
      _ subscriber: S, scheduler: Context, interval: Context.SchedulerTimeType.Stride, count: Int
    ) where S.Input == Output, S.Failure == Failure {
      let operation = CollectByTimeSubscription<Upstream.Output, S>(
        subscriber, as: Self.self, count: count)
      operation.tick = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak operation] in operation?.flush() }
      upstream.subscribe(operation)
    }
  }
}

private final class CollectByTimeSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == [Input] {
  private let count: Int
  private let lock = Lock()
  /// Held while the subscriber takes something: a group may be full when its time is over.
  private let delivery = RecursiveLock()
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none

  var tick: (any Cancellable)?

  init(_ downstream: Downstream, as publisher: Any.Type, count: Int) {
    self.count = count
    super.init(downstream, as: publisher)
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    lock.lock()
    values.append(input)
    let isFull = values.count >= count
    lock.unlock()
    if isFull { flush() }
    return .none
  }

  func flush() {
    delivery.lock()
    defer { delivery.unlock() }
    guard let full = ready(), let more = downstream?.receive(full) else { return }
    request(more)
  }

  private func ready() -> [Input]? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > 0, !values.isEmpty else { return nil }
    demand -= 1
    let full = values
    values = []
    return full
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    tick?.cancel()
    delivery.lock()
    defer { delivery.unlock() }
    if case .finished = completion { flush() }
    finish(completion)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }

  override func cancel() {
    tick?.cancel()
    super.cancel()
  }
}

extension Publisher {
  /// Publishes arrays of the values that came within each interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
