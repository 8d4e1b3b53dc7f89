import Locking

extension Publishers {
  /// Delivers values and the ending on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where they are delivered.
    public let scheduler: Context
    /// How.
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
        RelayConduit(subscriber, as: Self.self) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers values and the ending some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than that it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// How.
    public let options: Context.SchedulerOptions?

    /// A publisher that delivers later.
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
        RelayConduit(subscriber, as: Self.self) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            $0)
        })
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where it is subscribed to.
    public let scheduler: Context
    /// How.
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
      let conduit = SubscribeOnConduit<Output, S>(subscriber, as: Self.self) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(conduit) }
    }
  }
}

/// Takes every event through a closure that lets it go on later; events keep their order.
private final class RelayConduit<Input, Downstream: Subscriber>: Conduit<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  private enum Event {
    case value(Input)
    case ending(Subscribers.Completion<Downstream.Failure>)
  }

  private let relay: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private let delivery = RecursiveLock()
  /// Events on their way. A concurrent queue may run the closures in any order; each delivers the
  /// oldest event, whichever it was scheduled for.
  private var events: [Event] = []

  init(
    _ downstream: Downstream, as publisher: Any.Type,
    relay: @escaping (@escaping () -> Void) -> Void
  ) {
    self.relay = relay
    super.init(downstream, as: publisher)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    send(.value(input))
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    send(.ending(completion))
  }

  private func send(_ event: Event) {
    lock.lock()
    events.append(event)
    lock.unlock()
    relay { [self] in deliver() }
  }

  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let event = events.isEmpty ? nil : events.removeFirst()
    lock.unlock()
    switch event {
    case .value(let value):
      if let more = downstream?.receive(value), more > 0 { requestUpstream(more) }
    case .ending(let completion): finish(completion)
    case nil: break
    }
  }

  override func cancel() {
    super.cancel()
    lock.lock()
    let dropped = events
    events = []
    lock.unlock()
    _ = dropped
  }
}

private final class SubscribeOnConduit<Input, Downstream: Subscriber>: Conduit<
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
    let more = downstream.receive(input)
    if more > 0 { request(more) }
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    relay { [self] in requestUpstream(demand) }
  }

  override func cancel() {
    releaseDownstream()
    relay { [self] in releaseUpstream() }
  }
}

extension Publisher {
  /// Delivers values and the ending on a scheduler, most often the main queue.
  ///
  /// ```swift
  /// answers.receive(on: DispatchQueue.main).assign(to: &$answer)
  /// ```
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the ending some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
