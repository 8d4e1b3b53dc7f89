import LayoutCore
import ViewRuntime

extension View {
  /// Adds a view behind this one, made from one of its preferences.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isBehind: true, make: transform)
  }
}
