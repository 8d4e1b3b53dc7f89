import ViewRuntime

/// The key of a value that a view tells the container in which it stands; see ``_VariadicView``.
public protocol _ViewTraitKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value

  /// What holds for views that say nothing.
  static var defaultValue: Value { get }
}

struct ViewTraitModifier<Key: _ViewTraitKey> {
  let value: Key.Value
}

extension ViewTraitModifier: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(Key.self)] = value
  }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension View {
  /// Tells the container a value, as `containerValue(_:_:)` does in the words of today.
  public nonisolated func _trait<Key: _ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    modifier(ViewTraitModifier<Key>(value: value))
  }
}
