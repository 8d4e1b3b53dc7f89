import Locking

/// Hands values on, and may publish one value in place of the upstream's completion.
///
/// That value waits for demand; demand left over from the upstream counts.
final class ReplaceSubscription<Input, Failure: Error, Downstream: Subscriber>:
  OperatorSubscription<Input, Failure, Downstream>
where Downstream.Input == Input {
  /// The completion to pass on; nil if the value takes its place.
  typealias Replacing = (
    _ completion: Subscribers.Completion<Failure>, _ wasEmpty: Bool
  ) -> Subscribers.Completion<Downstream.Failure>?

  private let output: Input
  private let takesEverything: Bool
  private let replacing: Replacing
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var wasEmpty = true
  private var isPending = false

  /// - Parameter takesEverything: whether the upstream is requested everything, and values without
  ///   demand are passed on, as in Combine's `replaceEmpty`.
  init(
    _ downstream: Downstream, as publisher: Any.Type, output: Input, takesEverything: Bool = false,
    replacing: @escaping Replacing
  ) {
    self.output = output
    self.takesEverything = takesEverything
    self.replacing = replacing
    super.init(downstream, as: publisher)
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    if takesEverything { requestUpstream(.unlimited) }
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    lock.lock()
    let isWanted = demand > 0 || takesEverything
    if isWanted { demand -= 1 }
    wasEmpty = false
    lock.unlock()
    guard isWanted else { return .none }
    let more = downstream.receive(input)
    if more > 0 { lock { demand += more } }
    return more
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    if let completion = replacing(completion, lock { wasEmpty }) { return finish(completion) }
    lock.lock()
    isPending = demand == .none
    let isPending = isPending
    lock.unlock()
    if !isPending { deliver() }
  }

  override func request(_ more: Subscribers.Demand) {
    if takesEverything { more.assertPositive() }
    lock.lock()
    demand += more
    let isReady = isPending && demand > 0
    if isReady { isPending = false }
    lock.unlock()
    if isReady { deliver() } else { requestUpstream(more) }
  }

  private func deliver() {
    _ = downstream?.receive(output)
    finish(.finished)
  }
}
