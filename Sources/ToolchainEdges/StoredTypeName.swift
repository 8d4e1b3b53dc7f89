/// A type's name that can be stored, and resolves to the type in another run of the program.
package enum StoredTypeName {
  /// Returns "Swift.Int", or the mangled name if the plain one does not resolve to the type; nil
  /// for a private or local type, whose name contains an address that another run does not have.
  package static func name(of type: Any.Type) -> String? {
    let plain = _typeName(type)
    if _typeByName(plain) == type { return plain }
    guard let mangled = _mangledTypeName(type), !mangled.contains("$") else { return nil }
    return mangled
  }

  /// Returns the type with a name; nil if this program has none.
  package static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
