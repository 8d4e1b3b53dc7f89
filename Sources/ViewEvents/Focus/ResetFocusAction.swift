import HostInterface
import ViewRuntime

/// Moves the focus to where it is by default: `@Environment(\.resetFocus) var resetFocus`.
@MainActor @preconcurrency
public struct ResetFocusAction {
  let reference: RuntimeReference?

  /// Gives the focus to what prefers it in the scope with this name space.
  public func callAsFunction(in namespace: Namespace.ID) {
    reference?.runtime?.focus.reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// Moves the focus to where it is by default.
  public var resetFocus: ResetFocusAction {
    let reference = hostCommands.reference
    return MainActor.assumeIsolated { ResetFocusAction(reference: reference) }
  }
}
