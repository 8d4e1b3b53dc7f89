import Locking

/// What an operator with one result does after a value.
enum ReduceStep<Output, Failure: Error> {
  /// Continues with the next value.
  case more
  /// Ends with its result, or with none.
  case done(Output?)
  /// Fails.
  case fail(Failure)
}

/// The subscription of an operator that turns many values into one result, such as `count`.
///
/// It requests everything from its upstream. The result, or a completion without one, waits for
/// demand; an error does not.
final class ReduceSubscription<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
  Input, Failure, Downstream
>
{
  private let step: (Input) -> ReduceStep<Downstream.Input, Downstream.Failure>
  private let failure: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private let lock = Lock()
  private var isAsked = false
  private var isConcluded = false
  private var conclusion: Downstream.Input?

  init(
    _ downstream: Downstream, as publisher: Any.Type?,
    failure: @escaping (Failure) -> Downstream.Failure,
    step: @escaping (Input) -> ReduceStep<Downstream.Input, Downstream.Failure>,
    showing reflection: Reflection? = nil,
    result: @escaping () -> Downstream.Input?
  ) {
    self.step = step
    self.failure = failure
    self.result = result
    super.init(
      downstream, as: publisher,
      showing: reflection
        ?? .parts {
          ["downstream": downstream, "result": result() as Any, "initial": "", "status": ""]
        })
  }

  override func begin(_ downstream: Downstream) {
    super.begin(downstream)
    requestUpstream(.unlimited)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    switch step(input) {
    case .more: break
    case .done(let result):
      releaseUpstream()
      conclude(with: result)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: conclude(with: result())
    case .failure(let error): finish(.failure(failure(error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return demand.assertPositive() }
    lock.lock()
    let isReady = isConcluded && !isAsked
    isAsked = true
    lock.unlock()
    if isReady { deliver(lock.take(&conclusion)) }
  }

  private func conclude(with result: Downstream.Input?) {
    lock.lock()
    let isFirst = !isConcluded
    isConcluded = true
    let isAsked = isAsked
    if isFirst, !isAsked { conclusion = result }
    lock.unlock()
    if isFirst, isAsked { deliver(result) }
  }

  private func deliver(_ result: Downstream.Input?) {
    if let result { _ = downstream?.receive(result) }
    finish(.finished)
  }

  override func cancel() {
    super.cancel()
    _ = lock.take(&conclusion)
  }
}

extension Publisher {
  /// Subscribes through a subscription with one result.
  func attachReducer<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type, showing reflection: Reflection? = nil,
    step: @escaping (Output) -> ReduceStep<S.Input, S.Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      ReduceSubscription(
        subscriber, as: publisher, failure: { $0 }, step: step, showing: reflection,
        result: result))
  }

  /// Subscribes through a subscription with one result; a thrown error fails the subscriber.
  func attachReducerTrying<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type,
    step: @escaping (Output) throws -> ReduceStep<S.Input, S.Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      ReduceSubscription(
        subscriber, as: publisher, failure: { (error: Failure) in error },
        step: { value in
          do { return try step(value) } catch { return .fail(error) }
        }, result: result))
  }
}
