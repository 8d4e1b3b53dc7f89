extension Result {
  /// A publisher of the value, or of the error.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// A publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: OnceSubscription(subscriber, value: value, named: "Once"))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
