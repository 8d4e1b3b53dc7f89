import Locking

/// Delivers one value and the completion right after it, at the first request.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  /// - Invariant: nil once it has delivered or was cancelled.
  private var downstream: Downstream?
  private let value: Downstream.Input

  /// Its name in a log.
  let description: String

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
  var playgroundDescription: Any { description }

  init(_ downstream: Downstream, value: Downstream.Input, named description: String) {
    self.downstream = downstream
    self.value = value
    self.description = description
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return demand.assertPositive() }
    guard let downstream = lock.take(&downstream) else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = lock.take(&downstream) }
}
