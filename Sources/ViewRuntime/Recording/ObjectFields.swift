import Combine

/// The stored properties of an object, as its class declares them.
@MainActor
enum ObjectFields {
  /// Reads them without anybody taking note: neither the object nor a body learns of it.
  static func of(_ object: AnyObject) -> [StateGraph.Field] {
    var fields: [StateGraph.Field] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      fields.insert(contentsOf: current.children.compactMap(field), at: 0)
      mirror = current.superclassMirror
    }
    return fields
  }

  private static func field(_ child: Mirror.Child) -> StateGraph.Field? {
    guard let label = child.label, !label.hasPrefix("_$") else { return nil }
    let value = (child.value as? any PublishedProperty)?.currentValue ?? child.value
    return StateGraph.Field(name: Survey.plain(label), value: ValueText.of(value))
  }
}
