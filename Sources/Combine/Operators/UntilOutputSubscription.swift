import Locking

/// Takes values from the upstream while it waits for the signal, which is another publisher's first
/// value. The other publisher is not cancelled after that value (S15.8).
class UntilOutputSubscription<Input, Downstream: Subscriber>: OperatorSubscription<
  Input, Downstream.Failure, Downstream
>
where Downstream.Input == Input {
  /// Nil once the signal has arrived or is no longer needed.
  final var cancelSignal: (() -> Void)?
  final let lock = Lock()

  /// Forgets the signal's cancellation, since the signal has arrived.
  final func releaseSignal() { _ = lock.take(&cancelSignal) }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.take(&cancelSignal)?()
    finish(completion)
  }

  override func cancel() {
    super.cancel()
    lock.take(&cancelSignal)?()
  }
}
