import Locking

extension Publishers {
  /// Publishes a value when no other came for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The time of quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// How.
    public let options: Context.SchedulerOptions?

    /// A publisher that waits for quiet.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceConduit(subscriber, of: self))
    }
  }
}

private final class DebounceConduit<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Conduit<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Debounce<Upstream, Context>
  private let lock = Lock()
  private var latest: Upstream.Output?
  /// Counts the values: a delivery that was scheduled for an older one has nothing to do.
  private var generation = 0
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, of settings: Publishers.Debounce<Upstream, Context>) {
    self.settings = settings
    super.init(downstream, as: Publishers.Debounce<Upstream, Context>.self)
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  override func take(
    _ input: Upstream.Output, for downstream: Downstream
  ) -> Subscribers.Demand {
    lock.lock()
    latest = input
    generation += 1
    let generation = generation
    lock.unlock()
    let scheduler = settings.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: settings.dueTime),
      tolerance: scheduler.minimumTolerance, options: settings.options
    ) { [weak self] in self?.deliver(generation) }
    return .none
  }

  private func deliver(_ generation: Int) {
    guard let value = ready(generation), let more = downstream?.receive(value) else { return }
    request(more)
  }

  private func ready(_ generation: Int) -> Upstream.Output? {
    lock.lock()
    defer { lock.unlock() }
    guard generation == self.generation, demand > 0, let value = latest else { return nil }
    demand -= 1
    latest = nil
    return value
  }

  /// A value that still waits is lost when the upstream ends.
  override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    lock.lock()
    generation += 1
    latest = nil
    lock.unlock()
    settings.scheduler.schedule(options: settings.options) { [self] in finish(completion) }
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }
}

extension Publisher {
  /// Publishes a value when no other came for `dueTime`: a search field's text once typing rests.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
