@_spi(Reflection) import Swift

/// A stored field of a struct: found once per type, never by name and never through a `Mirror`.
///
/// ```swift
/// for field in StoredField.fields(of: type) { print(field.name, field.offset, field.type) }
/// ```
package struct StoredField {
  package let name: String
  package let offset: Int
  package let type: Any.Type

  package init(name: String, offset: Int, type: Any.Type) {
    self.name = name
    self.offset = offset
    self.type = type
  }

  /// Returns the stored fields of a struct or tuple in declaration order; empty for every other
  /// kind.
  ///
  /// - Complexity: walks the type's metadata; callers cache the result per type.
  package static func fields(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }
}
