import ViewRuntime

/// Whether windows are restored at the next launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows are not restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
