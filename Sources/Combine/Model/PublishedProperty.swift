/// A type-erased `@Published` property, for code that inspects an object from outside.
package protocol PublishedProperty {
  /// The current value; reading it announces nothing.
  var currentValue: Any { get }
}

extension Published: PublishedProperty {
  package var currentValue: Any { inspectedValue }
}
