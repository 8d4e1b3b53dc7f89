import Locking

extension Publishers {
  /// Calls closures for the events of a publisher and passes everything on unchanged.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before it is passed on.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the completion, before it is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Called with each requested demand.
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
      upstream.subscribe(
        HandleEventsSubscription<Output, S>(
          subscriber,
          calling: .init(
            subscription: receiveSubscription, output: receiveOutput,
            completion: receiveCompletion, cancel: receiveCancel, request: receiveRequest)))
    }
  }
}

private final class HandleEventsSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  /// The closures to call, until the end.
  struct Handlers {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Downstream.Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
  }

  private let lock = Lock()
  private var handlers: Handlers?

  init(_ downstream: Downstream, calling handlers: Handlers) {
    self.handlers = handlers
    super.init(
      downstream, as: Publishers.HandleEvents<Empty<Input, Never>>.self, tolerating: .anything)
  }

  override func meet(_ subscription: any Subscription) {
    lock({ handlers?.subscription })?(subscription)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    lock({ handlers?.output })?(input)
    let more = downstream.receive(input)
    if more > 0 { lock({ handlers?.request })?(more) }
    return more
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.take(&handlers)?.completion?(completion)
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock({ handlers?.request })?(demand)
    super.request(demand)
  }

  override func cancel() {
    lock({ handlers?.cancel })?()
    if upstreamSubscription != nil { _ = lock.take(&handlers) }
    super.cancel()
  }
}

extension Publisher {
  /// Calls closures for the events between this publisher and its subscribers.
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
