import Locking

/// The subscription of any number of upstreams whose values are passed on as they arrive.
///
/// Upstreams may join while it runs: `merge` joins all at once, `flatMap` one for each outer value.
/// With unlimited demand everything passes through. With limited demand each upstream gets a buffer
/// of one value, and the next is requested when that one is taken.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private struct Member {
    var request: (Subscribers.Demand) -> Void
    var cancel: () -> Void
  }

  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var members: [ObjectIdentifier: Member] = [:]
  private var buffer = Queue<(value: Downstream.Input, member: ObjectIdentifier)>()
  /// Whether no further upstream will join.
  private var isClosed = false
  private var isDraining = false

  let description: String

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  /// Cancels and requests from the outer subscription of `flatMap`, next to the upstreams.
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream, description: String) {
    self.downstream = downstream
    self.description = description
  }

  /// Sends the downstream its subscription; values may arrive from then on.
  func begin() { downstream.map { $0.receive(subscription: self) } }

  /// Subscribes to one more upstream.
  ///
  /// - Parameter onEnd: called when it finishes.
  func join<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let inner = InnerSubscriber<P.Output, P.Failure>(
      named: description, of: combineIdentifier, showsParent: true,
      onStart: { [self] in
        lock.lock()
        let isUnlimited = demand == .unlimited
        lock.unlock()
        $0.request(isUnlimited ? .unlimited : .max(1))
      },
      onValue: { [self] value, inner in take(value, from: ObjectIdentifier(inner)) },
      onEnd: { [self] completion, inner in
        end(completion, of: ObjectIdentifier(inner), onEnd: onEnd)
      })
    lock.lock()
    let isOpen = downstream != nil
    if isOpen {
      members[ObjectIdentifier(inner)] = Member(request: inner.request, cancel: inner.cancel)
    }
    lock.unlock()
    if isOpen { publisher.subscribe(inner) }
  }

  /// Subscribes to publishers of different types, and to no others.
  static func join(
    _ publishers: any Publisher<Downstream.Input, Downstream.Failure>..., for downstream: Downstream
  ) {
    let merging = MergeSubscription(downstream, description: "Merge")
    merging.begin()
    for publisher in publishers { merging.join(publisher) }
    merging.close()
  }

  /// Marks that no further upstream will join.
  func close() {
    lock.lock()
    isClosed = true
    lock.unlock()
    finishIfDone()
  }

  /// Fails the downstream and cancels everything.
  func fail(_ error: Downstream.Failure) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream = lock.take(&downstream)
    release()
    downstream?.receive(completion: .failure(error))
  }

  private func take(_ value: Downstream.Input, from member: ObjectIdentifier) -> Subscribers.Demand
  {
    guard let more = deliver(value, from: member) else { return .none }
    if more > 0 { request(more) }
    lock.lock()
    defer { lock.unlock() }
    // Without a limit, unlimited demand was requested already.
    return demand == .unlimited ? .none : .max(1)
  }

  /// - Returns: the demand that the downstream returned; nil if the value was kept, or is no longer
  ///   wanted.
  private func deliver(
    _ value: Downstream.Input, from member: ObjectIdentifier
  ) -> Subscribers.Demand? {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard let downstream, members[member] != nil else {
      lock.unlock()
      return nil
    }
    guard demand > 0, buffer.isEmpty else {
      buffer.append((value, member))
      lock.unlock()
      return nil
    }
    demand -= 1
    lock.unlock()
    return downstream.receive(value)
  }

  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, of member: ObjectIdentifier,
    onEnd: () -> Void
  ) {
    lock.lock()
    let wasMember = members.removeValue(forKey: member) != nil
    lock.unlock()
    guard wasMember else { return }
    switch completion {
    case .finished:
      onEnd()
      finishIfDone()
    case .failure(let error): fail(error)
    }
  }

  private func finishIfDone() {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let isDone = isClosed && members.isEmpty && buffer.isEmpty
    lock.unlock()
    guard isDone else { return }
    _ = lock.take(&onCancel)
    lock.take(&downstream)?.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    lock.lock()
    let wasUnlimited = demand == .unlimited
    demand += more
    let opened = demand == .unlimited && !wasUnlimited ? members : [:]
    let isFirst = !isDraining
    isDraining = true
    lock.unlock()
    if isFirst { drain() }
    for member in opened.values { member.request(.unlimited) }
  }

  private func drain() {
    while true {
      delivery.lock()
      guard let (downstream, value, member) = dequeue() else {
        delivery.unlock()
        return finishIfDone()
      }
      let more = downstream.receive(value)
      lock.lock()
      demand += more
      lock.unlock()
      delivery.unlock()
      // Outside the delivery, in which another thread's upstream may wait for its turn.
      member?.request(.max(1))
    }
  }

  private func dequeue() -> (Downstream, Downstream.Input, Member?)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, demand > 0, let (value, member) = buffer.popFirst() else {
      isDraining = false
      return nil
    }
    demand -= 1
    return (downstream, value, members[member])
  }

  func cancel() {
    _ = lock.take(&downstream)
    release()
  }

  private func release() {
    lock.lock()
    let left = members
    let dropped = buffer
    members = [:]
    buffer = Queue()
    lock.unlock()
    for member in left.values { member.cancel() }
    _ = dropped
    lock.take(&onCancel)?()
  }
}
