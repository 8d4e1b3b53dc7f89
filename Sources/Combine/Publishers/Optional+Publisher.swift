extension Optional {
  /// A publisher of the value if there is one, which then finishes.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// A publisher of an optional's value.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// This publisher never fails.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// A publisher of an optional's value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(
        subscription: OnceSubscription(subscriber, value: output, named: "Optional"))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
