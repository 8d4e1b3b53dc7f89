/// A source that delivers a sequence of values over time to its subscribers.
///
/// A publisher guarantees each subscriber one subscription, then at most as many values as were
/// requested, then at most one completion, and never two calls at a time.
///
/// ```swift
/// let even = (1...6).publisher.filter { $0.isMultiple(of: 2) }
/// let cancellable = even.sink { print($0) }      // 2 4 6
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output

  /// The type of error that may end the sequence; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber. Programs call `subscribe(_:)`, which calls this.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which receives its subscription immediately.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends every event of this publisher on to a subject.
  ///
  /// - Returns: the owner of the subscription, which ends at the latest when this is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let feeder = SubjectSubscriber(subject)
    subscribe(feeder)
    return AnyCancellable(feeder)
  }
}
