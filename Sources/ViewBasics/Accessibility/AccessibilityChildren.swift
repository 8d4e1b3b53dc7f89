import HostInterface
import ViewDrawing
import ViewRuntime

extension View {
  /// Gives a view that draws its parts itself the parts that accessibility clients are told of.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    background { children().modifier(UnseenModifier()) }
  }
}
