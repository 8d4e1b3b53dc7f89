import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Shows or hides bars around this screen.
  ///
  /// ```swift
  /// ArticleView().toolbar(.hidden, for: .tabBar)
  /// ```
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.visibility(visibility, bars)))
      .modifier(TabBarVisibility(visibility: visibility, bars: bars))
  }

  /// Shows or hides bars around this screen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.visibility(visibility, bars)))
      .modifier(TabBarVisibility(visibility: visibility, bars: bars))
  }

  /// Removes a part that the system puts into the bar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarModifier(.removing(defaultItemKind)))
  }
}
