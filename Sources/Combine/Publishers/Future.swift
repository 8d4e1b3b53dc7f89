import Locking

/// A publisher that eventually publishes one value, or fails.
///
/// The work starts once, when the future is created, however many subscribe; each subscriber gets
/// the result.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   DispatchQueue.global().async { promise(.success(42)) }
/// }
/// ```
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// The callback that takes the result of the work, on any thread. Later calls are ignored.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  /// - Invariant: fewer of these are cancelled than not.
  private var waiting: [FutureSubscription<Output, Failure>] = []
  private var cancelled = 0

  /// Starts the work.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    // The promise keeps the future alive, so that a result reaches its waiters.
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

  /// - Complexity: amortised constant time over all subscriptions.
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

/// A subscription to a future: the result is delivered once it is there and was requested.
final class FutureSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var future: Future<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isAsked = false

  /// Whether it has delivered its result or was cancelled.
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
