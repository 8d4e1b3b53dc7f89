import HostInterface
import ViewRuntime

extension View {
  /// Marks a group that directional focus enters as a whole. A terminal moves focus to the nearest
  /// view, so it finds adjacent groups without this mark.
  ///
  /// - Note: Without effect: directional focus moves to the nearest focusable view.
  public nonisolated func focusSection() -> some View { self }
}
