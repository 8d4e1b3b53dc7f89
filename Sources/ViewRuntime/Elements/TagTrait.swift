/// The key of `tag(_:)` among a node's traits: the value that a picker or a list's selection takes
/// when the view is chosen.
package enum TagTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// The key under which a row of a lazy container has the id of its `ForEach` element, which stands
/// in for a tag.
package enum ItemIDTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
