import Locking

extension Publishers {
  /// Ends when no value arrives for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The time to wait.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?
    /// The error to end with; nil to finish.
    public let customError: (() -> Failure)?

    /// A publisher that does not wait forever.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TimeoutSubscription<Output, Context, S>(
          subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

/// Measures the wait from the subscription, the first request and the arrival of each value,
/// regardless of when that is delivered.
private final class TimeoutSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
  RelaySubscription<Input, Downstream>
where Downstream.Input == Input {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Downstream.Failure)?
  private let lock = Lock()
  /// Counts the timers: one that was replaced does nothing.
  private var generation = 0
  private var timer: (any Cancellable)?
  private var isAsked = false

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    super.init(downstream, as: Publishers.Timeout<Empty<Input, Never>, Context>.self) {
      scheduler.schedule(options: options, $0)
    }
  }

  override func begin(_ downstream: Downstream) {
    restart()
    super.begin(downstream)
  }

  override func take(
    _ input: Input, for downstream: Downstream
  ) -> Subscribers.Demand {
    restart()
    return super.take(input, for: downstream)
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    halt()
    super.end(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let isFirst = !isAsked
    isAsked = true
    lock.unlock()
    if isFirst, upstreamSubscription != nil { restart() }
    super.request(demand)
  }

  override func cancel() {
    super.cancel()
    halt()
  }

  private func restart() {
    let generation = halt()
    let scheduler = scheduler
    // A repeating timer, since only that kind can be cancelled.
    let fresh = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in timeOut(generation) }
    lock.lock()
    let isCurrent = generation == self.generation
    if isCurrent { timer = fresh }
    lock.unlock()
    if !isCurrent { fresh.cancel() }
  }

  @discardableResult
  private func halt() -> Int {
    lock.lock()
    generation += 1
    let generation = generation
    let former = timer
    timer = nil
    lock.unlock()
    former?.cancel()
    return generation
  }

  private func timeOut(_ generation: Int) {
    lock.lock()
    let isCurrent = generation == self.generation
    lock.unlock()
    guard isCurrent else { return }
    halt()
    conclude(customError.map { .failure($0()) } ?? .finished)
  }
}

extension Publisher {
  /// Ends when no value arrives for `interval`: finished, or with an error.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
