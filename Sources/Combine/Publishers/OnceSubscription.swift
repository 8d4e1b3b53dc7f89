import Locking

/// Delivers one value, and the end right after it, when it is first asked for.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  /// - Invariant: nil once it has delivered or was cancelled.
  private var downstream: Downstream?
  private let value: Downstream.Input

  /// What it is called in a log.
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
