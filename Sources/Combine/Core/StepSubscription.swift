/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Passes a value on.
  case emit(Output)
  /// Drops the value and requests another one instead.
  case skip
  /// Drops the value and requests nothing.
  case ignore
  /// Finishes.
  case finish
  /// Passes a value on and finishes.
  case emitAndFinish(Output)
  /// Fails.
  case fail(Failure)
}

/// The subscription of an operator that handles each value separately or based on earlier ones: a
/// state machine from value to ``Step``.
final class StepSubscription<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
  Input, Failure, Downstream
>
{
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let failure: (Failure) -> Downstream.Failure

  init(
    _ downstream: Downstream, as publisher: Any.Type?, showing reflection: Reflection,
    tolerating tolerance: Tolerance = [],
    failure: @escaping (Failure) -> Downstream.Failure,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.step = step
    self.failure = failure
    super.init(downstream, as: publisher, showing: reflection, tolerating: tolerance)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    switch step(input) {
    case .emit(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .ignore: break
    case .finish: stop(.finished)
    case .emitAndFinish(let value): return stop(after: value)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Failure>) {
    finish(completion.mapError(failure))
  }
}

extension Publisher {
  /// Subscribes through a state machine that keeps the failure type.
  func attach<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type, showing reflection: Reflection = .nothing,
    tolerating tolerance: Tolerance = [],
    step: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(
      StepSubscription(
        subscriber, as: publisher, showing: reflection, tolerating: tolerance, failure: { $0 },
        step: step))
  }

  /// Subscribes through a state machine that may throw; a thrown error fails the subscriber.
  func attachTrying<S: Subscriber>(
    _ subscriber: S, as publisher: Any.Type, showing reflection: Reflection = .nothing,
    tolerating tolerance: Tolerance = [],
    step: @escaping (Output) throws -> Step<S.Input, S.Failure>
  ) where S.Failure == any Error {
    subscribe(
      StepSubscription(
        subscriber, as: publisher, showing: reflection, tolerating: tolerance,
        failure: { (error: Failure) in error }
      ) { value in
        do { return try step(value) } catch { return .fail(error) }
      })
  }
}
