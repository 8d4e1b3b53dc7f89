import LayoutCore
import ViewEnvironment
import ViewRuntime

/// What the user may do with an item while rearranging a bar.
///
/// - Note: Without effect: there is no way yet for the user to rearrange items or tabs.
public struct ToolbarCustomizationBehavior: Sendable {
  let name: String

  /// May be moved and taken out.
  public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
  /// May be moved.
  public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
  /// Stays where it is.
  public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}
