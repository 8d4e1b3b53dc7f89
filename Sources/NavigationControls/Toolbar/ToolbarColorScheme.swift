import LayoutCore
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets light or dark for what the system puts into bars; nil: as around them.
  ///
  /// It counts where a bar shows the program's own background (`toolbarBackground(_:for:)`), for
  /// which it is chosen.
  ///
  /// - Note: In part without effect: applies to the bar, its title and its Back button; items keep
  ///   the colours of the view that declares them.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier(.colorScheme(colorScheme, bars)))
  }
}
