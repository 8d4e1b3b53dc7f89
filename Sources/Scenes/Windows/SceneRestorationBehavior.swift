import ViewRuntime

/// Whether windows come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
