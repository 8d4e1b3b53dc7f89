import Combine

/// `onReceive(_:perform:)`.
package struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: LifecycleModifier {
  package typealias Body = Never

  /// The subscription of one identity; always calls the newest closure (S6.13).
  package final class Receiver {
    var action: (P.Output) -> Void
    private var subscription: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) { self.action = action }

    func subscribe(to publisher: P) {
      subscription = publisher.sink { [weak self] output in self?.action(output) }
    }

    func cancel() { subscription = nil }
  }

  package func makeStorage(_ owner: LifecycleOwner) -> Receiver {
    let receiver = Receiver(action)
    owner.runtime.enqueueAction { [publisher] in receiver.subscribe(to: publisher) }
    return receiver
  }

  package func updated(
    from old: ReceiveModifier, _ receiver: inout Receiver, _ owner: LifecycleOwner
  ) {
    receiver.action = action
    if !ValueComparison.areEqual(publisher, old.publisher) { receiver.subscribe(to: publisher) }
  }

  package func unmounted(_ receiver: inout Receiver) { receiver.cancel() }
}

extension View {
  /// Calls `action` with everything that `publisher` emits while the view exists, covered or not
  /// (S6.13).
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
