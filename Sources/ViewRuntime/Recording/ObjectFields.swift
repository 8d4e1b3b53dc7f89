import Combine

/// The stored properties of an object, as its class declares them.
@MainActor
enum ObjectFields {
  /// Reads them without anybody taking note: neither the object nor a body learns of it.
  static func of(_ object: AnyObject) -> [StateGraph.Field] {
    values(of: object).map { StateGraph.Field(name: $0.name, value: ValueText.of($0.value)) }
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
    return Value(name: Survey.plain(label), value: value)
  }
}
