import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Turns the view around, left and right, where lines run from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
