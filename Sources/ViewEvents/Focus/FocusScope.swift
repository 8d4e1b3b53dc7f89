import HostInterface
import ViewRuntime

extension View {
  /// Makes the view a focus scope for `prefersDefaultFocus`, identified only by its namespace,
  /// wherever it is.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(prefersDefaultFocus: false, namespace: namespace))
  }
}
