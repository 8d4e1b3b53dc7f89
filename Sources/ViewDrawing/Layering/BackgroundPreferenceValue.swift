import LayoutCore
import ViewRuntime

extension View {
  /// Lays a view made from a preference of this one behind it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isBehind: true, make: transform)
  }
}
