extension Publishers {
  /// Delivers values and the completion on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Where the values are delivered.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// A publisher that delivers on a scheduler.
    public init(
      upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        RelaySubscription(subscriber, as: Self.self) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers values and the completion after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much longer than that it may take.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// A publisher that delivers with a delay.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval) = (scheduler, interval)
      let (tolerance, options) = (tolerance, options)
      upstream.subscribe(
        RelaySubscription(subscriber, as: Self.self) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            $0)
        })
    }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Where the upstream is subscribed to.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// A publisher that subscribes on a scheduler.
    public init(
      upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let operation = SubscribeOnSubscription<Output, S>(subscriber, as: Self.self) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(operation) }
    }
  }
}

private final class SubscribeOnSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  private let relay: (@escaping () -> Void) -> Void

  init(
    _ downstream: Downstream, as publisher: Any.Type,
    relay: @escaping (@escaping () -> Void) -> Void
  ) {
    self.relay = relay
    super.init(downstream, as: publisher)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    downstream.receive(input)
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard downstream != nil else { return }
    relay { [self] in requestUpstream(demand) }
  }

  override func cancel() {
    guard releaseDownstream() else { return }
    relay { [self] in releaseUpstream() }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler, most often the main queue.
  ///
  /// ```swift
  /// answers.receive(on: DispatchQueue.main).assign(to: &$answer)
  /// ```
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the completion after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
