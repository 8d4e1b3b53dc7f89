import ViewRuntime

/// The phase of a scene: whether the user is working in it (S7.8).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but another window has the keyboard focus.
  case inactive
  /// The scene is visible and in use.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  /// The phase of views without a scene, such as those of a rendered image.
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the scene that contains the view; in an `App`, of all its scenes together (S7.8).
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var scenePhase
  /// ```
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
