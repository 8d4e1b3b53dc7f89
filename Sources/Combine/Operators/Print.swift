extension Publishers {
  /// Prints what happens, and changes nothing.
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
      var stream = stream
      let prefix = prefix.isEmpty ? "" : "\(prefix): "
      let log = { (line: String) in
        if stream != nil { stream?.write("\(prefix)\(line)\n") } else { Swift.print(prefix + line) }
      }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log("request \($0)") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints what happens between this publisher and its subscribers.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
