import ViewRuntime

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// Applies at the start and when the program moves the focus (S8.9).
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also applies when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
