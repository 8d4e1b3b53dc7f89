import Combine

/// A subscription that records the demand it receives.
final class RecordingSubscription: Subscription, CustomStringConvertible {
  private(set) var line: [String] = []
  /// The outstanding demand.
  var demand = Subscribers.Demand.none
  let description = "Tap"

  var text: String { line.joined(separator: " ") }

  func request(_ demand: Subscribers.Demand) {
    line.append("\(demand)")
    self.demand += demand
  }

  func cancel() { line.append("cancel") }
}

/// A publisher that a test sends from by hand, at any time and regardless of demand.
final class ManualPublisher<Output, Failure: Error>: Publisher {
  var tap: RecordingSubscription? = RecordingSubscription()
  private(set) var subscriber: (any Subscriber<Output, Failure>)?
  /// Whether subscribers receive their subscription immediately.
  let subscribesAtOnce: Bool

  init(subscribesAtOnce: Bool = true) { self.subscribesAtOnce = subscribesAtOnce }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    if subscribesAtOnce, let tap { subscriber.receive(subscription: tap) }
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }

  /// Sends a value if there is demand for it, as a well-behaved publisher does.
  func offer(_ value: Output) {
    guard let tap, tap.demand > 0 else { return }
    tap.demand -= 1
    tap.demand += send(value)
  }
}
