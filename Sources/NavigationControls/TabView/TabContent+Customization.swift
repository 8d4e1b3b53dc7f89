import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension TabContent {
  /// Sets whether the tab is shown in these places by default.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0.visibility.set(visibility, for: placements) }
  }

  /// Sets what the user may do with the tab in these places.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Adds buttons to the section in the sidebar.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changed(.first) { $0.sectionActions = actions }
  }
}
