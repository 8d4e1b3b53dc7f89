import Locking

extension Publishers {
  /// Prints all events and passes them on unchanged.
  ///
  ///     receive subscription: (PassthroughSubject)
  ///     request unlimited
  ///     receive value: (1)
  ///     receive finished
  public struct Print<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// The upstream's failure type.
    public typealias Failure = Upstream.Failure

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The prefix of each line.
    public let prefix: String
    /// The stream that lines are written to; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// A publisher that prints.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintSubscription<Upstream, S>(subscriber, prefix: prefix, to: stream))
    }
  }
}

private final class PrintSubscription<Upstream: Publisher, Downstream: Subscriber>:
  OperatorSubscription<
    Upstream.Output, Upstream.Failure, Downstream
  >
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let prefix: String
  private let lock = Lock()
  private var stream: AnyStream?

  init(_ downstream: Downstream, prefix: String, to stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream.map(AnyStream.init)
    super.init(downstream, as: Publishers.Print<Upstream>.self, tolerating: .anything)
  }

  private func log(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    if var open = stream {
      Swift.print(prefix + line, to: &open)
      stream = open
    } else {
      Swift.print(prefix + line)
    }
  }

  /// - Parameter note: marks demand that was returned for a value.
  private func log(_ demand: Subscribers.Demand, note: String = "") {
    log(demand.max.map { "request max: (\($0))\(note)" } ?? "request unlimited\(note)")
  }

  override func meet(_ subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
  }

  override func take(
    _ input: Upstream.Output, for downstream: Downstream
  ) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let more = downstream.receive(input)
    if more > 0 { log(more, note: " (synchronous)") }
    return more
  }

  override func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    log(demand)
    super.request(demand)
  }

  override func cancel() {
    log("receive cancel")
    super.cancel()
  }
}

/// Type-erases a stream that can be printed to.
private struct AnyStream: TextOutputStream {
  var stream: any TextOutputStream

  mutating func write(_ text: String) { stream.write(text) }
}

extension Publisher {
  /// Prints all events between this publisher and its subscribers.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
