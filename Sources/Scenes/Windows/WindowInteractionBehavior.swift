import ViewRuntime

/// Whether an interaction with a window is enabled.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The interaction is enabled.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The interaction is disabled.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
