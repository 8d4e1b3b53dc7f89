import Locking

/// The subscription of a fixed number of upstreams whose values are combined into one.
///
/// `combineLatest` and `zip` differ only in when values are ready and whether they are consumed;
/// both are an ``InputBuffer`` here. Each upstream is requested the full downstream demand.
final class CombiningSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  /// Where values wait for each other. A position is the index of an upstream.
  struct InputBuffer {
    /// Stores a value and returns the one it replaces, to be freed outside the lock, since its
    /// deinit may re-enter this code.
    var put: (_ value: Any, _ position: Int) -> Any?
    /// Takes a combined value if one is ready.
    var take: () -> Downstream.Input?
    /// Whether a value without demand is kept, to be combined with later ones.
    var waitsForDemand: Bool
    /// Whether nothing more can become ready after some upstreams have ended.
    var isExhausted: (_ ended: [Bool]) -> Bool
  }

  private struct Upstream {
    var request: (Subscribers.Demand) -> Void
    var cancel: () -> Void
  }

  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var downstream: Downstream?
  private var buffer: InputBuffer
  private var demand = Subscribers.Demand.none
  /// The demand requested within a delivery, returned to the sending upstream; nil outside one.
  private var answer: Subscribers.Demand?
  /// All demand requested so far, for an upstream that is subscribed to later.
  private var asked = Subscribers.Demand.none
  private var upstreams: [Upstream?]
  private var ended: [Bool]

  let description: String

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  init(_ downstream: Downstream, count: Int, buffer: InputBuffer, description: String) {
    self.downstream = downstream
    self.buffer = buffer
    self.description = description
    upstreams = Array(repeating: nil, count: count)
    ended = Array(repeating: false, count: count)
    downstream.receive(subscription: self)
  }

  /// Subscribes to the upstream at a position.
  func join<P: Publisher>(_ publisher: P, at position: Int)
  where P.Failure == Downstream.Failure {
    let inner = InnerSubscriber<P.Output, P.Failure>(
      named: description,
      onStart: { [self] in
        lock.lock()
        let asked = asked
        lock.unlock()
        if asked > 0 { $0.request(asked) }
      },
      onValue: { [self] value, _ in take(value, at: position) },
      onEnd: { [self] completion, _ in end(completion, at: position) })
    lock.lock()
    let isOpen = downstream != nil
    if isOpen { upstreams[position] = Upstream(request: inner.request, cancel: inner.cancel) }
    lock.unlock()
    if isOpen { publisher.subscribe(inner) }
  }

  private func take(_ value: Any, at position: Int) -> Subscribers.Demand {
    let more = deliver(adding: (value, position))
    guard more > 0 else { return .none }
    // The sender gets its share as the return value.
    requestUpstreams(more, except: position)
    return more
  }

  /// Delivers a value if one is ready and there is demand.
  ///
  /// - Returns: the demand that the downstream returned, still to be requested from the upstreams.
  ///   The caller does that outside the delivery, where another thread's upstream may wait for its
  ///   turn.
  private func deliver(
    adding input: (value: Any, position: Int)
  ) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let former = buffer.put(input.value, input.position)
    var ready: Downstream.Input?
    if demand > 0 || !buffer.waitsForDemand, downstream != nil {
      ready = buffer.take()
      if ready != nil { demand -= 1 }
    }
    let downstream = downstream
    let outer = answer
    if ready != nil { answer = Subscribers.Demand.none }
    lock.unlock()
    withExtendedLifetime(former) {}
    guard let downstream, let ready else { return .none }
    let more = downstream.receive(ready)
    lock.lock()
    demand += more
    asked += more
    let all = more + (answer ?? .none)
    answer = outer
    lock.unlock()
    finishIfExhausted()
    return all
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at position: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    ended[position] = true
    upstreams[position] = nil
    lock.unlock()
    switch completion {
    case .finished: finishIfExhausted()
    case .failure: close(completion)
    }
  }

  private func finishIfExhausted() {
    lock.lock()
    let isExhausted = buffer.isExhausted(ended)
    lock.unlock()
    if isExhausted { close(.finished) }
  }

  private func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.take(&downstream)
    cancelUpstreams()
    downstream?.receive(completion: completion)
  }

  private func cancelUpstreams() {
    lock.lock()
    let open = upstreams
    for index in upstreams.indices { upstreams[index] = nil }
    lock.unlock()
    for upstream in open { upstream?.cancel() }
  }

  func request(_ more: Subscribers.Demand) {
    more.assertPositive()
    lock.lock()
    demand += more
    asked += more
    if let answer {
      self.answer = answer + more
      return lock.unlock()
    }
    lock.unlock()
    requestUpstreams(more)
  }

  private func requestUpstreams(_ more: Subscribers.Demand, except sender: Int? = nil) {
    let open = lock { upstreams }
    for (position, upstream) in open.enumerated() where position != sender {
      upstream?.request(more)
    }
  }

  func cancel() {
    _ = lock.take(&downstream)
    cancelUpstreams()
  }
}

extension CombiningSubscription.InputBuffer {
  /// Keeps the latest value of each upstream; ready with every value once all have one.
  static func latest(
    count: Int, combine: @escaping ([Any]) -> Downstream.Input
  ) -> CombiningSubscription.InputBuffer {
    var values: [Any?] = Array(repeating: nil, count: count)
    var missing = count
    return CombiningSubscription.InputBuffer(
      put: { value, position in
        let former = values[position]
        if former == nil { missing -= 1 }
        values[position] = .some(value)
        return former
      },
      take: { missing == 0 ? combine(values.map { $0! }) : nil },
      waitsForDemand: true,
      isExhausted: { ended in ended.allSatisfy { $0 } })
  }

  /// Keeps a queue for each upstream; ready when each has a value, which is then consumed.
  static func pairs(
    count: Int, combine: @escaping ([Any]) -> Downstream.Input
  ) -> CombiningSubscription.InputBuffer {
    var queues = Array(repeating: Queue<Any>(), count: count)
    return CombiningSubscription.InputBuffer(
      put: { value, position in
        queues[position].append(value)
        return nil
      },
      take: {
        guard queues.allSatisfy({ !$0.isEmpty }) else { return nil }
        return combine(queues.indices.map { queues[$0].popFirst()! })
      },
      waitsForDemand: false,
      isExhausted: { ended in zip(ended, queues).contains { $0 && $1.isEmpty } })
  }
}
