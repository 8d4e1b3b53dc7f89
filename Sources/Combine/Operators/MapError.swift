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

    /// A publisher over another one.
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
        StatelessSubscriber(
          description: "SetFailureType", downstream: subscriber, onValue: { $1.receive($0) },
          onEnd: { $1.receive(completion: $0.mapError { (never: Never) -> Failure in }) }))
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

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  /// Names another kind of error.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType(upstream: upstream)
  }
}
