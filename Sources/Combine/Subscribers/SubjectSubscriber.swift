import Locking

/// Sends the events of a publisher on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    if let subject = admit(subscription) {
      subject.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  private func admit(_ subscription: any Subscription) -> S? {
    lock.lock()
    defer { lock.unlock() }
    guard upstream == nil, let subject else { return nil }
    upstream = subscription
    return subject
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard lock.take(&upstream) != nil else { return }
    lock.take(&subject)?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock { upstream }?.request(demand) }

  func cancel() {
    let subject = lock.take(&subject)
    lock.take(&upstream)?.cancel()
    (subject as? any FedSubject)?.forget(self)
  }
}

/// A subject that keeps the subscriptions that feed it, and is told when one is cancelled:
/// otherwise, one that is connected repeatedly, as in `share`, would keep all of them.
protocol FedSubject: AnyObject {
  func forget(_ upstream: any Subscription)
}
