import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets whether the menus inside show an indicator.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
