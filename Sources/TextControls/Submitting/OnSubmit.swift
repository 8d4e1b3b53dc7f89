import ViewRuntime

/// The `onSubmit` closures around a field, outermost first.
package struct SubmitActions {
  struct Handler {
    let triggers: SubmitTriggers
    let action: () -> Void
  }

  var handlers: [Handler] = []

  /// Calls all handlers of the trigger (S8.10).
  package func run(_ trigger: SubmitTriggers) {
    for handler in handlers where handler.triggers.contains(trigger) { handler.action() }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitModifier {
  let handler: SubmitActions.Handler
}

extension SubmitModifier: EnvironmentModifier {
  typealias Body = Never

  func modify(_ values: inout EnvironmentValues) { values.submitActions.handlers.append(handler) }

  // Fields read the handlers on demand, so the latest closure must be present; no body depends on
  // it.
  func differs(from old: SubmitModifier) -> Bool { true }
}

extension View {
  /// Calls `action` when the user presses return in a field inside.
  ///
  /// Calls all handlers around the field, the outermost first. Afterwards the field resigns focus,
  /// unless a handler moved it (S8.10).
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(handler: .init(triggers: triggers, action: action)))
  }
}
