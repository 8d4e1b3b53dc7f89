import Combine
import ViewRuntime

/// The stored properties of an object, as its class declares them.
@MainActor
enum ObjectFields {
  /// Reads them without anybody taking note: neither the object nor a body learns of it.
  static func of(
    _ object: AnyObject, hiding hidden: Set<[String]>, _ secrets: Secrets
  ) -> [StateGraphSnapshot.Field] {
    values(of: object).map { field in
      StateGraphSnapshot.Field(name: field.name, value: text(of: field, hiding: hidden, secrets))
    }
  }

  /// A property's value in words, as far as it may be shown.
  ///
  /// - Parameter hidden: the hidden parts of the object.
  /// - Parameter steps: the way from the property to the part of it that is meant.
  static func text(
    of field: Value, below steps: [String] = [], hiding hidden: Set<[String]>, _ secrets: Secrets
  ) -> String {
    // A secure field is bound to a part that nobody could name: it may be any text.
    if hidden.contains([]), ValueText.of(field.value).hasPrefix("\"") { return Secrets.mask }
    let inside = ValueText.hidden(hidden, below: [field.name] + steps)
    return ValueText.of(
      field.value, called: ([field.name] + steps).joined(separator: "."), hiding: inside, secrets)
  }

  /// The same with the values themselves, to be compared later.
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

    /// Whether the property is another one now; also where both read the same in short.
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
