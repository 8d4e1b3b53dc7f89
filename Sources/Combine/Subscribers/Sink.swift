import Locking

extension Subscribers {
  /// The subscriber that requests everything and calls two closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = Lock()
    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// The closure called with each value; does nothing after the end.
    public var receiveValue: (Input) -> Void { lock { valueHandler } ?? { _ in } }

    /// The closure called at the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock { completionHandler } ?? { _ in }
    }

    /// A sink with its two closures, which it frees when it ends or is cancelled.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completionHandler = receiveCompletion
      valueHandler = receiveValue
    }

    /// "Sink".
    public var description: String { "Sink" }

    /// The description.
    public var playgroundDescription: Any { description }

    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Requests everything; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = lock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the value closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock { valueHandler }?(value)
      return .none
    }

    /// Calls the completion closure and frees both.
    public func receive(completion: Subscribers.Completion<Failure>) {
      end().completion?(completion)
    }

    /// Stops the subscription and frees both closures.
    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (
      subscription: (any Subscription)?,
      completion: ((Subscribers.Completion<Failure>) -> Void)?,
      value: ((Input) -> Void)?
    ) {
      // All three are freed outside the lock: freeing a closure may run a deinit that re-enters
      // this code.
      lock {
        defer {
          subscription = nil
          completionHandler = nil
          valueHandler = nil
          isOver = true
        }
        return (subscription, completionHandler, valueHandler)
      }
    }
  }
}

extension Publisher {
  /// Calls a closure with each value and another one at the end.
  ///
  /// - Returns: the owner of the subscription, which ends when this is released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Returns: the owner of the subscription, which ends when this is released.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
