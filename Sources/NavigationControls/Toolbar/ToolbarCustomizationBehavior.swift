import LayoutCore
import ViewEnvironment
import ViewRuntime

/// What the user may do with an item while customizing a bar.
///
/// - Note: Without effect: there is no way yet for the user to rearrange items or tabs.
public struct ToolbarCustomizationBehavior: Sendable {
  let name: String

  /// The item can be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
  /// The item can be moved.
  public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
  /// The item stays in place.
  public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}
