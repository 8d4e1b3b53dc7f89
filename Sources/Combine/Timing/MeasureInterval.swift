extension Publishers {
  /// Publishes the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A duration in the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The scheduler that provides the time.
    public let scheduler: Context

    /// A publisher of times between values.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        RequestingSubscription<Upstream.Output, S>(subscriber, as: Self.self) { _ in
          let now = scheduler.now
          defer { last = now }
          return last.distance(to: now)
        })
    }
  }
}

extension Publisher {
  /// Publishes the time between values, in place of the values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
