import ViewRuntime

/// Whether a scene's window is shown at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  enum Kind { case automatic, presented, suppressed }

  let kind: Kind

  /// Shows the window if its scene is the first one.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// Shows the window whether or not its scene is the first one.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// Does not show the window; a later scene may then be the first one.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
  static let defaultValue = SceneLaunchBehavior.automatic
}

extension EnvironmentValues {
  var sceneLaunchBehavior: SceneLaunchBehavior {
    get { self[SceneLaunchBehaviorKey.self] }
    set { self[SceneLaunchBehaviorKey.self] = newValue }
  }
}
