import ViewRuntime

/// Whether a scene's window is there when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  enum Kind { case automatic, presented, suppressed }

  let kind: Kind

  /// The first scene's is.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It is, whether or not the scene is the first one.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It is not; a later scene may be the first one then.
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
