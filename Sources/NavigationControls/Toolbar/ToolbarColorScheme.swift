import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets the colour scheme of what the system puts into bars; nil uses the surrounding scheme.
  ///
  /// It applies only to a bar with a background set by the program (`toolbarBackground(_:for:)`).
  ///
  /// - Note: In part without effect: applies to the bar, its title and its Back button; items keep
  ///   the colours of the view that declares them.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.colorScheme(colorScheme, bars)))
  }
}
