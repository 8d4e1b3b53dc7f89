import ViewRuntime

/// The content of toolbar items.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icons with titles.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Only titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Only icons.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
