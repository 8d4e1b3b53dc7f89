import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.backgroundVisibility(visibility, bars)))
  }
}
