import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Mirrors the view horizontally in right-to-left layouts.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
