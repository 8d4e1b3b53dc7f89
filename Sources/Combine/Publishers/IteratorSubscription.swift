import Locking

/// Delivers the elements of an iterator as they are requested.
///
/// The completion follows the last element without a request. A request from within a delivery
/// makes the running loop continue, so that a long sequence does not deepen the stack.
final class IteratorSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Iterator.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  /// After the initialiser, accessed only by the running delivery.
  private var iterator: Iterator
  private var next: Iterator.Element?
  private let completion: Subscribers.Completion<Downstream.Failure>
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  /// Names for a log and a debugger.
  struct Labels {
    /// The elements, until the end.
    var elements: (() -> Any)?
    /// Its name after the end.
    let ended: String
    /// Whether the completion is shown, too.
    var showsCompletion = false
  }

  private var labels: Labels

  var description: String { lock { labels }.elements.map { "\($0())" } ?? labels.ended }

  var customMirror: Mirror {
    let elements = lock { labels }.elements?() ?? [Iterator.Element]()
    return labels.showsCompletion
      ? Mirror(self, children: ["sequence": elements, "completion": completion])
      : Mirror(self, children: ["sequence": elements])
  }

  var playgroundDescription: Any { description }

  private init(
    _ iterator: Iterator, labels: Labels,
    then completion: Subscribers.Completion<Downstream.Failure>,
    to downstream: Downstream
  ) {
    self.iterator = iterator
    self.labels = labels
    self.completion = completion
    self.downstream = downstream
    next = self.iterator.next()
  }

  /// Subscribes a downstream to the elements and the completion after them.
  static func attach(
    _ downstream: Downstream, to iterator: Iterator,
    labels: Labels,
    then completion: Subscribers.Completion<Downstream.Failure>
  ) {
    let subscription = IteratorSubscription(
      iterator, labels: labels, then: completion, to: downstream)
    if subscription.next == nil {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let isFirst = !isDelivering
    isDelivering = true
    lock.unlock()
    guard isFirst else { return }
    while let downstream = wanting(), let value = next {
      // Nothing else runs here meanwhile, and the iterator is user code: no lock is held.
      next = iterator.next()
      let isLast = next == nil
      let more = downstream.receive(value)
      if isLast {
        end()?.receive(completion: completion)
        return
      }
      if more > 0 { lock { demand += more } }
    }
  }

  /// The downstream if it has demand, which is reduced by one; otherwise the delivery ends.
  private func wanting() -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, demand > 0 else {
      isDelivering = false
      return nil
    }
    demand -= 1
    return downstream
  }

  func cancel() { _ = end() }

  /// Releases the downstream and the elements.
  private func end() -> Downstream? {
    _ = lock.take(&labels.elements)
    return lock.take(&downstream)
  }
}
