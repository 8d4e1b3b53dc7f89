extension Publishers {
  /// Transforms the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream's output type.
    public typealias Output = Upstream.Output

    /// The publisher that supplies the values.
    public let upstream: Upstream
    /// The closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher that wraps another one.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// A publisher that wraps another one.
    @_disfavoredOverload
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessSubscriber(
          description: "MapError", downstream: subscriber, onValue: { $1.receive($0) },
          onEnd: { [transform] in $1.receive(completion: $0.mapError(transform)) }))
    }
  }

  /// Gives a publisher that never fails a failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The upstream's output type.
    public typealias Output = Upstream.Output

    /// The publisher that supplies the values.
    public let upstream: Upstream

    /// A publisher that wraps another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StatelessSubscriber(
          description: "SetFailureType", downstream: subscriber, onValue: { $1.receive($0) },
          onEnd: { $1.receive(completion: $0.mapError { (never: Never) -> Failure in }) }))
    }
  }

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
  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Sets the failure type, to combine this with publishers that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  /// Replaces the failure type.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType(upstream: upstream)
  }
}
