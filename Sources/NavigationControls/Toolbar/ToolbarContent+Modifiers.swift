import LayoutCore
import ViewEnvironment
import ViewRuntime

extension ToolbarContent {
  /// Leaves the items out while `hidden`; their state stays.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarViewContent(_ToolbarContentView(self).covered(hidden))
  }
}

extension CustomizableToolbarContent {
  /// Whether the items stand in the bar before the user chose so; those that do not are left out.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(_ToolbarContentView(self).covered(defaultVisibility == .hidden))
  }
}

extension CustomizableToolbarContent {
  /// What the user may do with the items while rearranging a bar, which nobody can yet.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

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

/// What else the user may do with an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Makes a set of bits; all are without effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There even if the user took it out.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1 << 0) }
}
