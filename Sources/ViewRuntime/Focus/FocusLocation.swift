import Dispatch
import Timekeeping

/// A type-erased focus state.
@MainActor
package class AnyFocusLocation {
  package nonisolated init() {}

  /// Called when the focus is at a view with this value, or at none of this state's views.
  package func mirror(_ value: AnyHashable?) {}
}

/// The storage of a focus state: a mirror of the focus, and the means to request another one.
@MainActor
package final class FocusLocation<Value: Hashable>: AnyFocusLocation {
  /// Read by bodies and actions; written only by the registry.
  let state: StateLocation<Value>
  /// False or nil.
  private let unfocused: Value
  private var reference: RuntimeReference?

  init(_ unfocused: Value, _ runtime: ViewRuntime) {
    self.unfocused = unfocused
    reference = runtime.reference
    state = StateLocation(unfocused, runtime)
  }

  override package func mirror(_ value: AnyHashable?) {
    let new = value?.base as? Value ?? unfocused
    if state.peek() != new { state.write(new, Transaction()) }
  }

  /// Requests the focus; the value follows when it has moved (S8.2).
  package nonisolated func request(_ value: Value) {
    if EvaluationContext.isEvaluating {
      Diagnostics.report(
        .writeDuringUpdate,
        "A FocusState<\(Value.self)> was set while the body of "
          + "\(EvaluationContext.current?.name ?? "a view") was being evaluated; that was dropped. "
          + "Set it in an action, `onAppear`, `onChange` or `task`.")
      return
    }
    let request = UncheckedBox(value)
    if isOnMainActor() {
      MainActor.assumeIsolated { ask(for: request.value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ask(for: request.value) } }
    }
  }

  private func ask(for value: Value) {
    reference?.runtime?.focus.request(
      FocusRequest(
        location: self, value: AnyHashable(value), isResignation: value == unfocused))
  }

  /// Whether a request for the value could be fulfilled now.
  package func canFulfil(_ value: Value) -> Bool {
    reference?.runtime?.focus.canFulfil(AnyHashable(value), of: self) ?? false
  }

  func detach() {
    state.detach()
    reference = nil
  }
}
