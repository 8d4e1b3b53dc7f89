import Dispatch
import Timekeeping

/// A focus state without its type.
@MainActor
package class AnyFocusLocation {
  package nonisolated init() {}

  /// The focus is at a view with this value, or at none of this state's views.
  package func mirror(_ value: AnyHashable?) {}
}

/// Where a focus state lives: a mirror of the focus, and the way to ask for another one.
@MainActor
package final class FocusLocation<Value: Hashable>: AnyFocusLocation {
  /// Read by bodies and actions; written by the registry only.
  let state: StateLocation<Value>
  /// False, or nil.
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

  /// Asks for the focus; the value follows when it has moved (S8.2).
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

  func detach() {
    state.detach()
    reference = nil
  }
}
