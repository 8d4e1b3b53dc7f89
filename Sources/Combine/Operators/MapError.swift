extension Publishers {
  /// Changes the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// What becomes of the error.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher over another one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepConduit(subscriber, failure: transform) { .emit($0) })
    }
  }

  /// Names a kind of error for a publisher that does not fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// As the upstream's.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// A publisher over another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepConduit(subscriber, failure: { (never: Never) -> Failure in }) { .emit($0) })
    }
  }

  /// Ends the program when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// As the upstream's.
    public typealias Output = Upstream.Output
    /// It does not fail.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// What the message starts with.
    public let prefix: String
    /// The place in the program.
    public let file: StaticString
    /// The place in the program.
    public let line: UInt

    /// A publisher over another one.
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
      upstream.subscribe(StepConduit(subscriber, as: Self.self, failure: stopProgram) { .emit($0) })
    }
  }
}

extension Publisher {
  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Ends the program when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Names a kind of error, to combine with publishers that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
