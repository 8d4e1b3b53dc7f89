/// A source that delivers a sequence of values over time to whoever subscribes.
///
/// A publisher promises to each subscriber: first one subscription, then at most as many values as
/// were asked for, then at most one completion, never two calls at a time.
///
/// ```swift
/// let even = (1...6).publisher.filter { $0.isMultiple(of: 2) }
/// let cancellable = even.sink { print($0) }      // 2 4 6
/// ```
public protocol Publisher<Output, Failure> {
  /// The kind of values that are published.
  associatedtype Output

  /// The kind of error that may end the sequence; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber. Programs call `subscribe(_:)`, which calls this.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which gets its subscription at once.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything that this publisher delivers on into a subject.
  ///
  /// - Returns: what ends the subscription, at the latest when it is let go.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let feeder = SubjectSubscriber(subject)
    subscribe(feeder)
    return AnyCancellable(feeder)
  }
}
