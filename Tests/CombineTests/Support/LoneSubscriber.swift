import Combine
import Foundation
import Locking

/// Records what it receives, without a lock, and whether two values overlapped.
final class LoneSubscriber<Input>: Subscriber, @unchecked Sendable {
  typealias Failure = Never

  var values: [Input] = []
  private var subscription: (any Subscription)?
  private let isBusy = Mutex(false)
  let overlaps = Mutex(0)
  let start: (any Subscription) -> Void

  init(start: @escaping (any Subscription) -> Void = { $0.request(.unlimited) }) {
    self.start = start
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    start(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enter()
    values.append(input)
    leave()
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    enter()
    leave()
  }

  private func enter() {
    if isBusy.withLock({ exchange(&$0, true) }) { overlaps.withLock { $0 += 1 } }
    // Long enough for another thread to get in between.
    for _ in 0..<20 { sched_yield() }
  }

  private func leave() { isBusy.withLock { $0 = false } }

  private func exchange(_ value: inout Bool, _ new: Bool) -> Bool {
    defer { value = new }
    return value
  }
}
