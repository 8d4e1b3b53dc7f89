import Locking

/// A publisher of one value that comes later, or of an error.
///
/// The work starts when the future is made, once, however many subscribe; each gets the result.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   DispatchQueue.global().async { promise(.success(42)) }
/// }
/// ```
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What the work calls with its result, from any thread. Later calls are ignored.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  /// - Invariant: those that were cancelled are fewer than the others.
  private var waiting: [FutureSubscription<Output, Failure>] = []
  private var cancelled = 0

  /// Starts the work.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    // The promise keeps the future, so that a result reaches those who wait for it.
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let subscription = FutureSubscription(AnySubscriber(receiving: subscriber), future: self)
    subscriber.receive(subscription: subscription)
    lock.lock()
    let result = result
    if result == nil, !subscription.isOver { waiting.append(subscription) }
    lock.unlock()
    if let result { subscription.conclude(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    let isFirst = self.result == nil
    if isFirst { self.result = result }
    let ready = waiting
    (waiting, cancelled) = ([], 0)
    lock.unlock()
    guard isFirst else { return }
    for subscription in ready { subscription.conclude(result) }
  }

  /// - Complexity: constant time, over as many calls as there are subscriptions.
  func forget(_ subscription: FutureSubscription<Output, Failure>) {
    var dropped: [FutureSubscription<Output, Failure>] = []
    defer { withExtendedLifetime(dropped) {} }
    lock.lock()
    defer { lock.unlock() }
    cancelled += 1
    guard cancelled * 2 >= waiting.count else { return }
    dropped = waiting
    waiting = waiting.filter { !$0.isOver }
    cancelled = 0
  }
}

/// One who waits for a future: the result is delivered when it is there and has been asked for.
final class FutureSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var future: Future<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isAsked = false

  /// Whether it has delivered or was cancelled.
  var isOver: Bool { lock { downstream == nil } }

  var description: String { "Future" }
  var playgroundDescription: Any { description }

  var customMirror: Mirror {
    lock.lock()
    let (parent, target, hasDemand) = (future, downstream, isAsked)
    lock.unlock()
    return Mirror(
      self,
      children: [
        "parent": parent as Any, "downstream": target as Any, "hasAnyDemand": hasDemand,
        "subject": parent as Any,
      ])
  }

  init(_ downstream: AnySubscriber<Output, Failure>, future: Future<Output, Failure>) {
    self.downstream = downstream
    self.future = future
  }

  func conclude(_ result: Result<Output, Failure>) {
    lock.lock()
    self.result = result
    lock.unlock()
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    lock.lock()
    isAsked = isAsked || demand > 0
    lock.unlock()
    deliver()
  }

  func cancel() {
    _ = lock.take(&downstream)
    lock.take(&future)?.forget(self)
  }

  private func deliver() {
    guard let (downstream, result) = takeIfReady() else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
    _ = lock.take(&future)
  }

  private func takeIfReady() -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, let result else { return nil }
    if case .success = result, !isAsked { return nil }
    self.downstream = nil
    return (downstream, result)
  }
}
