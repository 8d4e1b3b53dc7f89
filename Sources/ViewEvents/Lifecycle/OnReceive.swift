import Combine
import Foundation
import Timekeeping
import ViewRuntime

/// The modifier of `onReceive(_:perform:)`.
package struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: LifecycleModifier {
  package typealias Body = Never

  /// The subscription of one identity; always calls the latest closure (S6.13).
  @MainActor
  package final class Receiver {
    fileprivate var action: (P.Output) -> Void
    private let reference: RuntimeReference
    private var subscription: AnyCancellable?
    private var isCancelled = false

    fileprivate init(_ action: @escaping (P.Output) -> Void, _ runtime: ViewRuntime) {
      self.action = action
      reference = runtime.reference
    }

    fileprivate func subscribe(to publisher: P) {
      guard !isCancelled else { return }
      let receive = UncheckedBox { [weak self] (output: P.Output) in self?.receive(output) }
      // A thread of the program does not know the clock of the receiving view.
      let time = TimeSource.current
      subscription = publisher.sink { output in
        guard isOnMainActor() else {
          return time.use {
            Self.reportBackground()
            let output = UncheckedBox(output)
            DispatchQueue.main.async { receive.value(output.value) }
          }
        }
        MainActor.assumeIsolated { [output = UncheckedBox(output)] in receive.value(output.value) }
      }
    }

    /// Never calls the action during an evaluation, where it could not write state.
    private func receive(_ output: P.Output) {
      guard EvaluationContext.isEvaluating else { return action(output) }
      reference.runtime?.enqueueAction { [weak self] in self?.action(output) }
    }

    private nonisolated static func reportBackground() {
      Diagnostics.report(
        .publishedOffMain,
        "\(P.self) delivered a value to onReceive(_:perform:) on a background thread; it was handed "
          + "to the main thread. Use receive(on: DispatchQueue.main) on the publisher.")
    }

    fileprivate func cancel() {
      isCancelled = true
      subscription = nil
    }
  }

  package func makeStorage(_ owner: LifecycleOwner) -> Receiver {
    let receiver = Receiver(action, owner.runtime)
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
  /// Calls `action` with each value that `publisher` emits while the view exists, covered or not
  /// (S6.13).
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
