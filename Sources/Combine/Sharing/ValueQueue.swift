import Locking

/// Connects a publisher and a task: requests a value when the task waits for one.
///
/// This is the task's end; the publisher knows only the ``ValueSubscriber``, so that releasing the
/// iterator cancels the subscription.
final class ValueQueue<Output, Failure: Error>: Sendable {
  private let subscriber = ValueSubscriber<Output, Failure>()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(subscriber)
  }

  deinit { subscriber.cancel() }

  /// The next value, the error, or nil at the end.
  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { subscriber.wait($0) }.result
    } onCancel: {
      subscriber.cancel()
    }
  }
}

/// Gives each value to the waiter that has waited longest.
private final class ValueSubscriber<Input, Failure: Error>: Subscriber, Cancellable,
  CustomStringConvertible, @unchecked Sendable
{
  /// A result on its way to the task. The publisher hands it over entirely, which the compiler
  /// cannot prove.
  struct Parcel: @unchecked Sendable {
    var result: Result<Input, Failure>?
  }

  typealias Waiter = UnsafeContinuation<Parcel, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiters = Queue<Waiter>()
  private var arrived = Queue<Input>()
  /// How many values were requested before there was a subscription.
  private var asked = 0
  private var ending: Subscribers.Completion<Failure>?

  var description: String { "AsyncSequence" }

  func wait(_ waiter: Waiter) {
    lock.lock()
    if let value = arrived.popFirst() {
      lock.unlock()
      return waiter.resume(returning: Parcel(result: .success(value)))
    }
    if let ending {
      // An error is delivered once; after it the sequence is over.
      self.ending = .finished
      lock.unlock()
      return waiter.resume(returning: Parcel(result: ending.failure.map { .failure($0) }))
    }
    waiters.append(waiter)
    let subscription = subscription
    if subscription == nil { asked += 1 }
    lock.unlock()
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isWanted = self.subscription == nil && ending == nil
    if isWanted { self.subscription = subscription }
    let asked = asked
    lock.unlock()
    guard isWanted else { return subscription.cancel() }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard subscription != nil else {
      // A publisher that breaks the rules: its value is not wanted, and nobody waits on for one.
      let waiting = waiters.elements
      waiters = Queue()
      lock.unlock()
      for waiter in waiting { waiter.resume(returning: Parcel(result: nil)) }
      return .none
    }
    let waiter = waiters.popFirst()
    if waiter == nil { arrived.append(input) }
    lock.unlock()
    waiter?.resume(returning: Parcel(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = lock.take(&subscription)
    end(completion)
  }

  func cancel() {
    end(.finished)
    lock.take(&subscription)?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let isFirst = ending == nil
    if isFirst { ending = waiters.isEmpty ? completion : .finished }
    let waiting = waiters.elements
    waiters = Queue()
    lock.unlock()
    for (index, waiter) in waiting.enumerated() {
      let error = index == 0 && isFirst ? completion.failure : nil
      waiter.resume(returning: Parcel(result: error.map { .failure($0) }))
    }
  }
}

extension Subscribers.Completion {
  /// The error, if there is one.
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
