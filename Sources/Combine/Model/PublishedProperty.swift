/// A `@Published` property without its type, for whoever looks at an object from outside.
package protocol PublishedProperty {
  /// The value now; looking announces nothing.
  var currentValue: Any { get }
}

extension Published: PublishedProperty {
  package var currentValue: Any { inspectedValue }
}
