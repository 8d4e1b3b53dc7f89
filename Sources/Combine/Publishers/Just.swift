/// A publisher of one value, which then finishes.
public struct Just<Output>: Publisher {
  /// This publisher never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(
      subscription: OnceSubscription(subscriber, value: output, named: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
