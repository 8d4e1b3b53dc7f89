import ViewRuntime

/// Whether a window can do something.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
