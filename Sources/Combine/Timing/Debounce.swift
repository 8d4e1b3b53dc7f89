import Locking

extension Publishers {
  /// Publishes a value when no other arrives for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The time to wait for another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// A publisher that waits for a pause.
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
      upstream.subscribe(
        DebounceSubscription<Output, Context, S>(
          subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

private final class DebounceSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
  OperatorSubscription<Input, Downstream.Failure, Downstream>
where Downstream.Input == Input {
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  /// Held during a delivery: a concurrent queue may run several closures at once.
  private let delivery = RecursiveLock()
  private var latest: Input?
  /// Counts the values: a timer set for an older one does nothing.
  private var generation = 0
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, as: Publishers.Debounce<Empty<Input, Never>, Context>.self)
  }

  override var parts: KeyValuePairs<String, Any>? {
    let downstream = downstream
    return lock {
      [
        "downstream": downstream as Any, "downstreamDemand": demand, "currentValue": latest as Any,
      ]
    }
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  override func take(
    _ input: Input, for downstream: Downstream
  ) -> Subscribers.Demand {
    let generation = replace(by: input)
    let scheduler = scheduler
    // A repeating timer, since only that kind can be cancelled.
    let fresh = scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), interval: dueTime,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in deliver(generation) }
    lock.lock()
    let isCurrent = generation == self.generation && latest != nil
    if isCurrent { timer = fresh }
    lock.unlock()
    if !isCurrent { fresh.cancel() }
    return .none
  }

  /// Stores another value, or none, and stops the previous timer.
  @discardableResult
  private func replace(by value: Input?) -> Int {
    lock.lock()
    let former = (latest, timer)
    latest = value
    timer = nil
    generation += 1
    let generation = generation
    lock.unlock()
    former.1?.cancel()
    return generation
  }

  private func deliver(_ generation: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard generation == self.generation, let value = latest else { return lock.unlock() }
    latest = nil
    let timer = timer
    self.timer = nil
    let isWanted = demand > 0
    if isWanted { demand -= 1 }
    lock.unlock()
    timer?.cancel()
    if isWanted, let more = downstream?.receive(value), more > 0 { request(more) }
  }

  /// A value that still waits is lost when the upstream ends.
  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    replace(by: nil)
    scheduler.schedule { [self] in
      delivery.lock()
      defer { delivery.unlock() }
      finish(completion)
    }
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }

  override func cancel() {
    super.cancel()
    replace(by: nil)
  }
}

extension Publisher {
  /// Publishes a value when no other arrives for `dueTime`: a search field's text after a pause in
  /// typing.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
