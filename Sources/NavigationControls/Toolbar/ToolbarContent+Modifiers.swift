import LayoutCore
import ViewEnvironment
import ViewRuntime

extension ToolbarContent {
  /// Omits the items while `hidden` is true; they keep their state.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarViewContent(_ToolbarContentView(self).covered(hidden))
  }
}

extension CustomizableToolbarContent {
  /// Sets whether the items are in the bar by default; hidden ones are omitted.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(_ToolbarContentView(self).covered(defaultVisibility == .hidden))
  }
}

extension CustomizableToolbarContent {
  /// Sets what the user may do with the items while customizing a bar, which is not yet possible.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}
