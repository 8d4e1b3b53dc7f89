/// The key of a coordinate space's name among a node's traits.
package enum CoordinateSpaceTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// The name of the space that every scroll view's visible part is.
package enum ScrollViewSpace: Hashable { case nearest }
