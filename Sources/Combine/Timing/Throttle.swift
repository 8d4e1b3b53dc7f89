import Locking

extension Publishers {
  /// Publishes at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// Whether the latest value of an interval is taken, or the first.
    public let latest: Bool

    /// A publisher that holds values back.
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
      upstream.subscribe(ThrottleConduit(subscriber, of: self))
    }
  }
}

private final class ThrottleConduit<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Conduit<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Throttle<Upstream, Context>
  private let lock = Lock()
  private var pending: Upstream.Output?
  /// When the next value may go.
  private var opening: Context.SchedulerTimeType?
  private var isScheduled = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, of settings: Publishers.Throttle<Upstream, Context>) {
    self.settings = settings
    super.init(downstream, as: Publishers.Throttle<Upstream, Context>.self)
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  override func take(
    _ input: Upstream.Output, for downstream: Downstream
  ) -> Subscribers.Demand {
    let now = settings.scheduler.now
    lock.lock()
    if settings.latest || pending == nil { pending = input }
    let needsTimer = !isScheduled
    isScheduled = true
    let opening = opening
    lock.unlock()
    guard needsTimer else { return .none }
    if let opening, opening > now {
      settings.scheduler.schedule(after: opening) { [weak self] in self?.deliver() }
    } else {
      settings.scheduler.schedule { [weak self] in self?.deliver() }
    }
    return .none
  }

  private func deliver() {
    guard let value = ready(), let more = downstream?.receive(value) else { return }
    request(more)
  }

  private func ready() -> Upstream.Output? {
    let next = settings.scheduler.now.advanced(by: settings.interval)
    lock.lock()
    defer { lock.unlock() }
    isScheduled = false
    guard demand > 0, let value = pending else { return nil }
    demand -= 1
    pending = nil
    opening = next
    return value
  }

  /// A value that still waits is lost when the upstream ends.
  override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    _ = lock.take(&pending)
    settings.scheduler.schedule { [self] in finish(completion) }
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }
}

extension Publisher {
  /// Publishes the first value at once, and then one in each interval: the latest or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
