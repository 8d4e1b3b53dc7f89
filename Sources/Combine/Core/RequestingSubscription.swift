/// Hands transformed values on, and requests the demand that the subscriber returns with a separate
/// call instead of returning it to the upstream.
final class RequestingSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
{
  private let transform: (Input) -> Downstream.Input

  init(
    _ downstream: Downstream, as publisher: Any.Type,
    transform: @escaping (Input) -> Downstream.Input
  ) {
    self.transform = transform
    super.init(downstream, as: publisher)
  }

  override func take(_ input: Input, for downstream: Downstream) -> Subscribers.Demand {
    let more = downstream.receive(transform(input))
    if more > 0 { requestUpstream(more) }
    return .none
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }
}
