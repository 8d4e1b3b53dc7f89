/// Values in words, for a person who looks: short, and never more work than what is shown.
package enum ValueText {
  /// How many characters a value may take.
  private static let limit = 60
  /// How many elements of a collection are named.
  private static let elements = 3

  /// `"Ada"`, `3`, `[milk, bread, … 12 in all]`, `Todo(title: "milk", isDone: false)`.
  package static func of(_ value: Any?) -> String {
    guard let value else { return "nil" }
    let text = describe(value, depth: 0)
    return text.count <= limit ? text : "\(text.prefix(limit - 1))…"
  }

  private static func describe(_ value: Any, depth: Int) -> String {
    if let text = value as? String { return "\"\(text.prefix(limit))\"" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { describe($0.value, depth: depth) } ?? "nil"
    case .collection, .set:
      let count = mirror.children.count
      guard count > 0 else { return "[]" }
      if depth > 1 { return "[\(count)]" }
      let shown = mirror.children.prefix(elements).map { describe($0.value, depth: depth + 1) }
      return "[\(shown.joined(separator: ", "))\(count > elements ? ", … \(count) in all" : "")]"
    case .dictionary:
      return mirror.children.isEmpty ? "[:]" : "[\(mirror.children.count) keys]"
    case .struct where !(value is any CustomStringConvertible):
      if depth > 1 { return "\(type(of: value))" }
      let fields = mirror.children.prefix(4).map { child in
        "\(child.label ?? "_"): \(describe(child.value, depth: depth + 1))"
      }
      return "\(type(of: value))(\(fields.joined(separator: ", ")))"
    case .class, .foreignReference: return "\(type(of: value))"
    default:
      return String("\(value)".prefix(limit))
    }
  }
}
