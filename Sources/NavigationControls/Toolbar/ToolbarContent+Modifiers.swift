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
