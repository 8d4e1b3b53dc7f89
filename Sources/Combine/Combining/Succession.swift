import Locking

/// What follows when one publisher of a succession has ended.
enum Successor<Output, Failure: Error> {
  /// Nothing: the ending is passed on.
  case end(Subscribers.Completion<Failure>)
  /// Another publisher takes over what is still wanted.
  case publisher(AnyPublisher<Output, Failure>)
}

/// Publishers that run one after the other for the same subscriber: `append`, `catch`, `retry`,
/// `replaceError` and `replaceEmpty` differ only in what follows upon an ending.
///
/// What the subscriber asked for and did not get from one publisher is asked from the next.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var request: ((Subscribers.Demand) -> Void)?
  private var cancelCurrent: (() -> Void)?
  private var hasBegun = false

  let description: String

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }

  init(_ downstream: Downstream, named description: String) {
    self.downstream = downstream
    self.description = description
  }

  /// Starts a publisher.
  ///
  /// - Parameter next: what follows when it ends; it is told whether there were values.
  func run<P: Publisher>(
    _ publisher: P,
    next:
      @escaping (_ completion: Subscribers.Completion<P.Failure>, _ wasEmpty: Bool) -> Successor<
        Downstream.Input, Downstream.Failure
      >
  ) where P.Output == Downstream.Input {
    var wasEmpty = true
    let side = Side<P.Output, P.Failure>(
      named: description,
      onStart: { [self] in start($0.request, cancel: $0.cancel) },
      onValue: { [self] value, _ in
        wasEmpty = false
        return take(value)
      },
      onEnd: { [self] completion, _ in
        _ = lock.take(&request)
        _ = lock.take(&cancelCurrent)
        switch next(completion, wasEmpty) {
        case .end(let completion): lock.take(&downstream)?.receive(completion: completion)
        case .publisher(let publisher): runLast(publisher)
        }
      })
    publisher.subscribe(side)
  }

  private func runLast(_ publisher: AnyPublisher<Downstream.Input, Downstream.Failure>) {
    guard lock({ downstream != nil }) else { return }
    run(publisher) { completion, _ in .end(completion) }
  }

  private func start(
    _ request: @escaping (Subscribers.Demand) -> Void, cancel: @escaping () -> Void
  ) {
    lock.lock()
    let downstream = downstream
    if downstream != nil {
      self.request = request
      cancelCurrent = cancel
    }
    let isFirst = !hasBegun
    hasBegun = true
    let demand = demand
    lock.unlock()
    guard let downstream else { return cancel() }
    if isFirst { downstream.receive(subscription: self) } else { request(demand) }
  }

  private func take(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    let downstream = downstream
    demand -= 1
    lock.unlock()
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.lock()
    demand += more
    lock.unlock()
    return more
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let request = request
    lock.unlock()
    request?(more)
  }

  func cancel() {
    _ = lock.take(&downstream)
    _ = lock.take(&request)
    lock.take(&cancelCurrent)?()
  }
}
