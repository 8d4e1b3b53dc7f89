extension Publishers {
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
  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
