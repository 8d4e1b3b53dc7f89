import Locking

extension Publishers {
  /// Ends when no value came for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The time to wait.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// How.
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
      let relayed = upstream.receive(on: scheduler, options: options)
      relayed.subscribe(TimeoutConduit(subscriber, of: self))
    }
  }
}

private final class TimeoutConduit<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Conduit<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Timeout<Upstream, Context>
  private let lock = Lock()
  private var generation = 0

  init(_ downstream: Downstream, of settings: Publishers.Timeout<Upstream, Context>) {
    self.settings = settings
    super.init(downstream, as: Publishers.Timeout<Upstream, Context>.self)
  }

  override func begin(_ downstream: Downstream) {
    wait()
    super.begin(downstream)
  }

  private func wait() {
    lock.lock()
    generation += 1
    let generation = generation
    lock.unlock()
    let scheduler = settings.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: settings.interval),
      tolerance: scheduler.minimumTolerance, options: settings.options
    ) { [weak self] in
      guard let self, lock({ self.generation }) == generation else { return }
      stop(settings.customError.map { .failure($0()) } ?? .finished)
    }
  }

  override func take(
    _ input: Upstream.Output, for downstream: Downstream
  ) -> Subscribers.Demand {
    wait()
    return downstream.receive(input)
  }

  override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    finish(completion)
  }
}

extension Publisher {
  /// Ends when no value came for `interval`: finished, or with an error.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
