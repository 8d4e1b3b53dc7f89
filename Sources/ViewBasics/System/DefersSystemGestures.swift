import LayoutCore
import ViewRuntime

extension View {
  /// Gives the app's gestures precedence over the system's at some edges.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
