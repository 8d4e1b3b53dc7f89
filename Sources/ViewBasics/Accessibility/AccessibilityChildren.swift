import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Sets the accessibility children of a view that draws its parts itself.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    background { children().modifier(UnseenModifier()) }
  }
}
