import ViewRuntime

package struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension LayoutValueModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PassthroughLayout()
  }

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(Key.self)] = value
  }

  package static var concernsContainer: Bool { true }
  package func laysOutDifferently(from old: Self) -> Bool {
    !ValueComparison.areEqual(value, old.value)
  }
}

extension View {
  /// Sets a value for the enclosing layout.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
