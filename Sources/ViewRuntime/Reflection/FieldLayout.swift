@_spi(Reflection) import Swift

/// A stored field of a struct: found once per type, never by name and never through a `Mirror`.
struct FieldLayout {
  let name: String
  let offset: Int
  let type: Any.Type

  /// The stored fields of a struct or tuple in declaration order; empty for every other kind.
  ///
  /// - Complexity: walks the type's metadata; callers keep the answer per type.
  static func fields(of type: Any.Type) -> [FieldLayout] {
    var fields: [FieldLayout] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(FieldLayout(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }
}
