import ViewRuntime

/// What the items of a toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icons with words.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Words.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Icons.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
