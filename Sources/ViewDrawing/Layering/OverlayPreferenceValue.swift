import LayoutCore
import ViewRuntime

/// Adds a view over or behind the content, made from one of its preferences. The value is known
/// after the content's update; the view appears in the same frame.
struct PreferenceLayer<Content, Key: PreferenceKey, Layer> {
  @State private var box = PreferenceBox<Key>()
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Layer

  nonisolated init(
    content: Content, alignment: Alignment, isBehind: Bool,
    make: @escaping (Key.Value) -> Layer
  ) {
    self.content = content
    self.alignment = alignment
    self.isBehind = isBehind
    self.make = make
  }
}

/// The most recently read value. A separate struct, so that values without `==` count as new.
private struct PreferenceBox<Key: PreferenceKey> {
  var value = Key.defaultValue
}

extension PreferenceLayer: View where Content: View, Layer: View {
  @ViewBuilder var body: some View {
    let reading = content.modifier(
      PreferenceReaderModifier<Key>(areEqual: { ValueComparison.areEqual($0, $1) }) {
        box = PreferenceBox(value: $0)
      })
    let layer = make(box.value)
    if isBehind {
      reading.background(alignment: alignment) { layer }
    } else {
      reading.overlay(alignment: alignment) { layer }
    }
  }
}

extension View {
  /// Adds a view over this one, made from one of its preferences.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isBehind: false, make: transform)
  }
}
