import HostInterface
import ViewRuntime

extension View {
  /// Names a part of the window in which `prefersDefaultFocus` counts: it is found by its name
  /// space alone, wherever it stands.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(prefersDefaultFocus: false, namespace: namespace))
  }
}
