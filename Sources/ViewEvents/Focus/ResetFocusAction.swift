import HostInterface
import ViewRuntime

/// An action that moves the focus to its default place:
/// `@Environment(\.resetFocus) var resetFocus`.
@MainActor @preconcurrency
public struct ResetFocusAction {
  let reference: RuntimeReference?

  /// Moves the focus to the view that prefers it in the scope with this namespace.
  public func callAsFunction(in namespace: Namespace.ID) {
    reference?.runtime?.focus.reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// The action that moves the focus to its default place.
  public var resetFocus: ResetFocusAction {
    let reference = hostCommands.reference
    return MainActor.assumeIsolated { ResetFocusAction(reference: reference) }
  }
}
