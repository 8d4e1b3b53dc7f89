/// The key of `tag(_:)` among a node's traits: the value that a picker or a list's selection takes
/// when the view is selected.
package enum TagTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// The key of the `ForEach` element's id on a row of a lazy container; the id substitutes for a
/// tag.
package enum ItemIDTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
