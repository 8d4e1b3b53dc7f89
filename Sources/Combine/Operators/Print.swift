import Locking

extension Publishers {
  /// Prints what happens, and changes nothing.
  ///
  ///     receive subscription: (PassthroughSubject)
  ///     request unlimited
  ///     receive value: (1)
  ///     receive finished
  public struct Print<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// As the upstream's.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What each line starts with.
    public let prefix: String
    /// Where lines go; nil for the standard output.
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

  /// - Parameter note: says of what is asked for in answer to a value that it came with the answer.
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

/// A stream of any kind as one that can be printed to.
private struct AnyStream: TextOutputStream {
  var stream: any TextOutputStream

  mutating func write(_ text: String) { stream.write(text) }
}

extension Publisher {
  /// Prints what happens between this publisher and its subscribers.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
