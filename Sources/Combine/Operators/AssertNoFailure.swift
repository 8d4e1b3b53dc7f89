extension Publishers {
  /// Stops the program when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// A prefix for the message.
    public let prefix: String
    /// The source file to report.
    public let file: StaticString
    /// The source line to report.
    public let line: UInt

    /// A publisher that wraps another one.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      let stopProgram: (Upstream.Failure) -> Never = { error in
        fatalError("\(prefix)\(error)", file: file, line: line)
      }
      upstream.subscribe(
        StatelessSubscriber(
          description: "AssertNoFailure", downstream: subscriber,
          children: { ["file": file, "line": line, "prefix": prefix] },
          onValue: { $1.receive($0) },
          onEnd: { $1.receive(completion: $0.mapError(stopProgram)) }))
    }
  }
}

extension Publisher {
  /// Stops the program when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
