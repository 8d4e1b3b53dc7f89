import Locking

/// Between a publisher and a task: asks for a value when the task waits for one.
final class ValueQueue<Output, Failure: Error>: @unchecked Sendable {
  /// A result on its way to the task. The publisher gives it away, which the compiler cannot see.
  private struct Parcel: @unchecked Sendable {
    var result: Result<Output, Failure>?
  }

  private typealias Waiter = UnsafeContinuation<Parcel, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiters: [Waiter] = []
  private var arrived: [Output] = []
  private var asked = 0
  private var ending: Subscribers.Completion<Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { [weak self] in self?.start($0) },
        receiveValue: { [weak self] in
          self?.take($0)
          return .none
        },
        receiveCompletion: { [weak self] in self?.end($0) }))
  }

  deinit { subscription?.cancel() }

  /// The next value, the error, or nil at the end.
  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }.result
    } onCancel: {
      end(.finished)
      lock.take(&subscription)?.cancel()
    }
  }

  private func wait(_ waiter: Waiter) {
    lock.lock()
    if !arrived.isEmpty {
      let value = arrived.removeFirst()
      lock.unlock()
      return waiter.resume(returning: Parcel(result: .success(value)))
    }
    if let ending {
      // An error is told once; after it the sequence is over.
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

  private func start(_ subscription: any Subscription) {
    lock.lock()
    self.subscription = subscription
    let asked = asked
    lock.unlock()
    if asked > 0 { subscription.request(.max(asked)) }
  }

  private func take(_ value: Output) {
    lock.lock()
    let waiter = waiters.isEmpty ? nil : waiters.removeFirst()
    if waiter == nil { arrived.append(value) }
    lock.unlock()
    waiter?.resume(returning: Parcel(result: .success(value)))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if ending == nil { ending = completion }
    let waiting = waiters
    waiters = []
    if !waiting.isEmpty { ending = .finished }
    lock.unlock()
    for (index, waiter) in waiting.enumerated() {
      let error = index == 0 ? completion.failure : nil
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
