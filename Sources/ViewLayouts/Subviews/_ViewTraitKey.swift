import ViewRuntime

/// The key of a value that a view sets for its container; see ``_VariadicView``.
public protocol _ViewTraitKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value

  /// The value for views that do not set one.
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
  /// Sets a value for the view's container; the current form is `containerValue(_:_:)`.
  public nonisolated func _trait<Key: _ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> some View {
    modifier(ViewTraitModifier<Key>(value: value))
  }
}
