import Locking

extension Publishers {
  /// Publishes at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// Whether the latest value of an interval is taken, or the first.
    public let latest: Bool

    /// A publisher that limits how often it publishes.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription<Output, Context, S>(
          subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

private final class ThrottleSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
  OperatorSubscription<Input, Downstream.Failure, Downstream>
where Downstream.Input == Input {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let lock = Lock()
  /// Held during a delivery: a concurrent queue may run several closures at once.
  private let delivery = RecursiveLock()
  private var pending: Input?
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isScheduled = false
  /// When the next value may be delivered.
  private var opening: Context.SchedulerTimeType
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    opening = scheduler.now
    super.init(
      downstream, as: Publishers.Throttle<Empty<Input, Never>, Context>.self,
      tolerating: .earlyCancel)
  }

  override func begin(_ downstream: Downstream) {
    let now = scheduler.now
    lock { opening = now }
    // First the downstream: an upstream that answers the request at once would find no demand.
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  /// A value without demand is lost.
  override func take(
    _ input: Input, for downstream: Downstream
  ) -> Subscribers.Demand {
    let now = scheduler.now
    var former: Input?
    defer { withExtendedLifetime(former) {} }
    lock.lock()
    let isFirst = !isScheduled && demand > 0
    if isFirst {
      isScheduled = true
      demand -= 1
      pending = input
    } else if isScheduled, latest {
      former = pending
      pending = input
    }
    let opening = max(now, opening)
    lock.unlock()
    guard isFirst else { return .none }
    if opening > now {
      scheduler.schedule(after: opening) { [weak self] in self?.deliver() }
    } else {
      scheduler.schedule { [weak self] in self?.deliver() }
    }
    return .none
  }

  /// The completion comes with the waiting value, at its time, or soon if there is none (S15.4).
  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    // The time is read for each event, as in Combine: schedulers that a test advances by the calls
    // they get see the same calls.
    _ = scheduler.now
    lock.lock()
    ending = completion
    let isFirst = !isScheduled
    isScheduled = true
    lock.unlock()
    if isFirst { scheduler.schedule { [self] in deliver() } }
  }

  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    let (value, ending) = takePending()
    if let value, let more = downstream?.receive(value), more > 0 { request(more) }
    if let ending { finish(ending) }
  }

  /// The events that are due. After a value, the next one waits, unless there is none left.
  private func takePending() -> (Input?, Subscribers.Completion<Downstream.Failure>?) {
    let continues = lock { pending != nil && ending == nil }
    let now = continues ? scheduler.now : nil
    lock.lock()
    defer { lock.unlock() }
    isScheduled = false
    defer { pending = nil }
    if pending != nil, let now { opening = now.advanced(by: interval) }
    return (pending, ending)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }

  override func cancel() {
    super.cancel()
    _ = lock.take(&pending)
  }
}

extension Publisher {
  /// Publishes the first value immediately, and then one in each interval: the latest or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
