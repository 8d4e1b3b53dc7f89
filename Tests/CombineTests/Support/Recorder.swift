import Combine

/// A subscriber that records everything it receives as a line, such as "1 2 3 |" or "1 !error".
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var line: [String] = []
  private(set) var subscription: (any Subscription)?
  /// The demand upon subscription, and after each value.
  let initialDemand: Subscribers.Demand
  let demandPerValue: Subscribers.Demand
  var onValue: (Input) -> Void = { _ in }

  init(
    demand: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none
  ) {
    initialDemand = demand
    demandPerValue = perValue
  }

  var text: String { line.joined(separator: " ") }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initialDemand > 0 { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    line.append("\(input)")
    onValue(input)
    return demandPerValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: line.append("|")
    case .failure(let error): line.append("!\(error)")
    }
  }
}

extension Publisher {
  /// Subscribes a recorder.
  func recorded(
    demand: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, perValue: perValue)
    subscribe(recorder)
    return recorder
  }

  /// The log of a publisher that runs to completion immediately.
  var text: String { recorded().text }
}

enum Oops: Error { case small, big }
