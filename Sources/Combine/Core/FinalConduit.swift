import Locking

/// What an operator that has one result makes of one value.
enum Verdict<Output, Failure: Error> {
  /// Wants to see more.
  case more
  /// Has its result, or knows that there is none, and needs no more.
  case done(Output?)
  /// Fails.
  case fail(Failure)
}

/// The link of an operator that looks at many values and gives one result, such as `count`.
///
/// It asks its upstream for everything and gives its result when it has one and was asked for it.
/// The result of an upstream without any values comes unasked.
final class FinalConduit<Input, Failure: Error, Downstream: Subscriber>: Conduit<
  Input, Failure, Downstream
>
{
  private let step: (Input) -> Verdict<Downstream.Input, Downstream.Failure>
  private let failure: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private let lock = Lock()
  private var isAsked = false
  private var isDone = false
  private var isEmpty = true
  private var waiting: Downstream.Input?

  init(
    _ downstream: Downstream, as publisher: Any.Type?,
    failure: @escaping (Failure) -> Downstream.Failure,
    step: @escaping (Input) -> Verdict<Downstream.Input, Downstream.Failure>,
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
    let isOpen = lock {
      isEmpty = false
      return !isDone
    }
    guard isOpen else { return .none }
    switch step(input) {
    case .more: break
    case .done(let result): conclude(result)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    guard !(lock { isDone }) else { return }
    forgetUpstream()
    switch completion {
    case .finished: conclude(result())
    case .failure(let error): finish(.failure(failure(error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.lock()
    isAsked = true
    lock.unlock()
    if let value = lock.take(&waiting) { deliver(value) }
  }

  private func conclude(_ result: Downstream.Input?) {
    guard let result else { return stop(.finished) }
    lock.lock()
    isDone = true
    let isAsked = isAsked || isEmpty
    if !isAsked { waiting = result }
    lock.unlock()
    if isAsked { deliver(result) } else { releaseUpstream() }
  }

  private func deliver(_ value: Downstream.Input) {
    _ = downstream?.receive(value)
    stop(.finished)
  }
}

extension Publisher {
  /// Subscribes through a link with one result.
  func attachFinal<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type, showing reflection: Reflection? = nil,
    step: @escaping (Output) -> Verdict<S.Input, S.Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      FinalConduit(
        subscriber, as: publisher, failure: { $0 }, step: step, showing: reflection,
        result: result))
  }

  /// Subscribes through a link with one result that may throw, which fails the subscriber.
  func attachFinalTrying<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type,
    step: @escaping (Output) throws -> Verdict<S.Input, S.Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      FinalConduit(
        subscriber, as: publisher, failure: { (error: Failure) in error },
        step: { value in
          do { return try step(value) } catch { return .fail(error) }
        }, result: result))
  }
}
