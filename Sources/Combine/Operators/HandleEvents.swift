extension Publishers {
  /// Calls closures at what happens, and changes nothing.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before it is passed on.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the ending, before it is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called upon cancelling.
    public var receiveCancel: (() -> Void)?
    /// Called with what is asked for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// A publisher that calls closures.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsConduit(subscriber, of: self))
    }
  }
}

private final class HandleEventsConduit<Upstream: Publisher, Downstream: Subscriber>: Conduit<
  Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let handlers: Publishers.HandleEvents<Upstream>

  init(_ downstream: Downstream, of handlers: Publishers.HandleEvents<Upstream>) {
    self.handlers = handlers
    super.init(downstream, as: Publishers.HandleEvents<Upstream>.self)
  }

  override func begin(_ downstream: Downstream) {
    if let upstreamSubscription { handlers.receiveSubscription?(upstreamSubscription) }
    super.begin(downstream)
  }

  override func take(
    _ input: Upstream.Output, for downstream: Downstream
  ) -> Subscribers.Demand {
    handlers.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { handlers.receiveRequest?(more) }
    return more
  }

  override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    handlers.receiveCompletion?(completion)
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    handlers.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    handlers.receiveCancel?()
    super.cancel()
  }
}

extension Publisher {
  /// Calls closures at what happens between this publisher and its subscribers.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
