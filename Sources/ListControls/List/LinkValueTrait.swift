/// The key of a value link's value among its node's traits: a list takes it for the row's.
package enum LinkValueTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
