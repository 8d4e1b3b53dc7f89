/// Storage for a value kept outside the runtime: in a file, in the program's defaults.
package protocol ExternalSource: AnyObject {
  associatedtype Value

  /// Returns the current value; inside a body this records a dependency.
  func read() -> Value
  /// Returns the current value without recording a dependency.
  func peek() -> Value
  func write(_ value: Value, _ transaction: Transaction)
  /// Grows with each change.
  var version: Int { get }
  /// Called when there are no readers left.
  func detach()
}

extension ExternalSource {
  package func peek() -> Value { read() }
}

/// The location of an externally stored value.
package final class ExternalLocation<Source: ExternalSource>: Location<Source.Value>,
  @unchecked Sendable
{
  package let source: Source

  package init(_ source: Source) { self.source = source }

  override package func read() -> Source.Value { source.read() }
  override package func peek() -> Source.Value { source.peek() }

  override package func write(_ value: Source.Value, _ transaction: Transaction) {
    source.write(value, transaction)
  }

  override package var version: Int { source.version }
}

/// Keeps an external location for a property of one identity.
@MainActor
package final class ExternalLocationStorage<Source: ExternalSource>: PropertyStorage {
  package private(set) var location: ExternalLocation<Source>

  package init(_ source: Source) { location = ExternalLocation(source) }

  /// Switches to another source when the property names a different value.
  package func move(to source: Source) {
    location.source.detach()
    location = ExternalLocation(source)
  }

  override package var version: Int { location.version }
  override package func invalidate() { location.source.detach() }
}
