import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets the background of bars.
  ///
  /// - Note: In part without effect: applies to the bar, its title and its Back button; items keep
  ///   the colours of the view that declares them.
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
}
