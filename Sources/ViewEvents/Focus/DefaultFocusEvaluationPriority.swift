import ViewRuntime

/// How much a default focus weighs.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  /// At the start and when the program moves the focus (S8.9).
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
