import Combine
import ViewRuntime

/// The stored properties of an object, as declared by its class.
@MainActor
enum ObjectFields {
  /// Reads them without observation: neither the object nor a body notices.
  static func of(
    _ object: AnyObject, hiding hidden: Set<[String]>, _ secrets: Secrets
  ) -> [StateGraphSnapshot.Field] {
    values(of: object).map { field in
      StateGraphSnapshot.Field(name: field.name, value: text(of: field, hiding: hidden, secrets))
    }
  }

  /// Returns a property's value as text, as far as it may be shown.
  ///
  /// - Parameter hidden: the hidden parts of the object.
  /// - Parameter steps: the path from the property to the part in question.
  static func text(
    of field: Value, below steps: [String] = [], hiding hidden: Set<[String]>, _ secrets: Secrets
  ) -> String {
    // A secure field is bound to an unidentified part: it may be any text.
    if hidden.contains([]), ValueText.of(field.value).hasPrefix("\"") { return Secrets.mask }
    let inside = ValueText.hidden(hidden, below: [field.name] + steps)
    return ValueText.of(
      field.value, called: ([field.name] + steps).joined(separator: "."), hiding: inside, secrets)
  }

  /// Returns the values themselves, for later comparison.
  static func values(of object: AnyObject) -> [Value] {
    var fields: [Value] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      fields.insert(contentsOf: current.children.compactMap(field), at: 0)
      mirror = current.superclassMirror
    }
    return fields
  }

  struct Value {
    let name: String
    let value: Any

    /// Returns whether the property has changed; also if both have the same short text.
    @MainActor
    func differs(from former: Value) -> Bool {
      @MainActor func open<T>(_ new: T) -> Bool {
        guard let old = former.value as? T else { return true }
        return !ValueComparison.areEqual(old, new)
      }
      return open(value)
    }
  }

  private static func field(_ child: Mirror.Child) -> Value? {
    guard let label = child.label, !label.hasPrefix("_$") else { return nil }
    let value = (child.value as? any PublishedProperty)?.currentValue ?? child.value
    return Value(name: StateGraphCollector.plain(label), value: value)
  }
}
