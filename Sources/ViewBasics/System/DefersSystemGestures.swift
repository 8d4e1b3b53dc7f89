import LayoutCore
import ViewRuntime

extension View {
  /// Gives the app's gestures precedence over the system's at some edges.
  ///
  /// - Note: Without effect: no host here has a counterpart.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
