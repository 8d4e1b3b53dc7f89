/// The key of a view's z-index among its node's traits.
package enum ZIndexTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
