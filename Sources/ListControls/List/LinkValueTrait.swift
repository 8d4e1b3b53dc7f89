/// The trait key of a value link's value, which a list uses as the row's value.
package enum LinkValueTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
