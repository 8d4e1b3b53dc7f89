import ViewRuntime

/// Whether the user is at a scene just now (S7.8).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen at all.
  case background
  /// Seen, but another window has the keyboard.
  case inactive
  /// Seen and in use.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  /// Of views without a scene, such as those of a picture.
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the scene that the view is in; in an `App`, of all its scenes together (S7.8).
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var scenePhase
  /// ```
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
