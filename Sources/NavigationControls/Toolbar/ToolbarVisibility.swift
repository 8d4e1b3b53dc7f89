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

  /// Leaves a part out that the system puts into the bar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarModifier(.removing(defaultItemKind)))
  }

  /// Sets the background of bars.
  ///
  /// - Note: In part without effect: reach the bar, its title and its Back button; items keep the
  ///   colours of the place where they are written.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.background(AnyShapeStyle(style), bars)))
  }

  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.backgroundVisibility(visibility, bars)))
  }

  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.backgroundVisibility(visibility, bars)))
  }

  /// Sets light or dark for what the system puts into bars; nil: as around them.
  ///
  /// - Note: In part without effect: reach the bar, its title and its Back button; items keep the
  ///   colours of the place where they are written.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.colorScheme(colorScheme, bars)))
  }
}
