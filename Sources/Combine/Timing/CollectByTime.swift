import Locking

extension Publishers {
  /// When `collect` ends a group.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval, or at this number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values that arrive within an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of values.
    public typealias Output = [Upstream.Output]
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// When a group ends.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The scheduler's options.
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
      let (options, count) = (options, count)
      let (scheduler, interval) = timing
      let operation = CollectByTimeSubscription<Upstream.Output, S>(
        subscriber, as: Self.self, count: count,
        relay: { scheduler.schedule(options: options, $0) },
        repeating: {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options, $0)
        })
      upstream.subscribe(operation)
    }

    private var timing: (Context, Context.SchedulerTimeType.Stride) {
      switch strategy {
      case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _):
        (scheduler, interval)
      }
    }

    private var count: Int? {
      if case .byTimeOrCount(_, _, let count) = strategy { count } else { nil }
    }
  }
}

/// Gathers values; groups, and the completion after them, are delivered on the scheduler.
///
/// Grouped by time, the upstream is requested one value at a time, whatever the subscriber's
/// demand; with a count, as many values as fit in the groups that the subscriber requested.
private final class CollectByTimeSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == [Input] {
  private let count: Int?
  private let relay: (@escaping () -> Void) -> Void
  private let repeating: (@escaping () -> Void) -> any Cancellable
  private let lock = Lock()
  /// Held during a delivery: a concurrent queue may run several closures at once.
  private let delivery = RecursiveLock()
  private var values: [Input] = []
  /// Full groups that are not delivered yet.
  private var groups = Queue<[Input]>()
  private var demand = Subscribers.Demand.none
  private var tick: (any Cancellable)?

  init(
    _ downstream: Downstream, as publisher: Any.Type, count: Int?,
    relay: @escaping (@escaping () -> Void) -> Void,
    repeating: @escaping (@escaping () -> Void) -> any Cancellable
  ) {
    // A group holds at least one value.
    self.count = count.map { max($0, 1) }
    self.relay = relay
    self.repeating = repeating
    super.init(downstream, as: publisher)
  }

  deinit { tick?.cancel() }

  override func begin(_ downstream: Downstream) {
    let tick = repeating { [weak self] in self?.closeGroup() }
    lock { self.tick = tick }
    super.begin(downstream)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    if keep(input) { relay { [self] in deliver() } }
    return count == nil ? .max(1) : .none
  }

  /// Adds a value, and returns whether a group is now full.
  private func keep(_ input: Input) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    values.append(input)
    guard let count, values.count >= count else { return false }
    closeGroupLocked()
    return true
  }

  private func closeGroupLocked() {
    groups.append(values)
    values = []
  }

  /// Ends a group whose time is over. Without demand for it, the group continues.
  private func closeGroup() {
    lock.lock()
    if demand > 0, groups.isEmpty, !values.isEmpty { closeGroupLocked() }
    lock.unlock()
    deliver()
  }

  private func deliver() {
    let more = deliverGroups()
    if let count, more > 0 { requestUpstream(more * count) }
  }

  /// - Returns: the demand that the subscriber returned.
  private func deliverGroups() -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    var all = Subscribers.Demand.none
    while let (group, downstream) = next() {
      let more = downstream.receive(group)
      all += more
      lock { demand += more }
    }
    return all
  }

  private func next() -> ([Input], Downstream)? {
    let target = downstream
    lock.lock()
    defer { lock.unlock() }
    guard demand > 0, let target, let group = groups.popFirst() else { return nil }
    demand -= 1
    return (group, target)
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.take(&tick)?.cancel()
    relay { [self] in
      delivery.lock()
      defer { delivery.unlock() }
      if case .finished = completion {
        lock { if !values.isEmpty { closeGroupLocked() } }
        _ = deliverGroups()
      }
      finish(completion)
    }
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let isWaiting = !groups.isEmpty
    lock.unlock()
    if isWaiting { relay { [self] in deliver() } }
    requestUpstream(count.map { more * $0 } ?? .max(1))
  }

  override func cancel() {
    super.cancel()
    lock.take(&tick)?.cancel()
    lock.lock()
    let dropped = (values, groups)
    (values, groups) = ([], Queue())
    lock.unlock()
    _ = dropped
  }
}

extension Publisher {
  /// Publishes arrays of the values that arrive within each interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
