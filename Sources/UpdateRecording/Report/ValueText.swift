/// Short texts of values for the user; the work is proportional to what is shown.
struct ValueText {
  /// The maximum number of characters of a value.
  private static let limit = 60
  /// The number of elements listed of a collection.
  private static let elements = 3

  private let secrets: Secrets

  /// Returns a short text such as `"Ada"`, `3`, `[milk, bread, … 12 in all]`,
  /// `Todo(title: "milk", isDone: false)`.
  ///
  /// - Parameters:
  ///   - name: the property's name, which may indicate a secret.
  ///   - hidden: the parts to hide, each as the path to it.
  static func of(
    _ value: Any?, called name: String = "", hiding hidden: Set<[String]> = [],
    _ secrets: Secrets = Secrets()
  ) -> String {
    guard let value else { return "nil" }
    let text = ValueText(secrets: secrets).describe(value, name, hidden, depth: 0)
    return text.count <= limit ? text : "\(text.prefix(limit - 1))…"
  }

  private func describe(
    _ value: Any, _ name: String, _ hidden: Set<[String]>, depth: Int
  ) -> String {
    if hidden.contains([]) { return Secrets.mask }
    if let text = value as? String {
      if Secrets.isTelling(name), !text.isEmpty { return Secrets.mask }
      // Before truncation: half a secret would not be recognised.
      return "\"\(secrets.masked(text).prefix(Self.limit))\""
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return "nil" }
      return describe(child.value, name, hidden, depth: depth)
    case .collection, .set:
      let count = mirror.children.count
      guard count > 0 else { return "[]" }
      if depth > 1 { return "[\(count)]" }
      let shown = mirror.children.prefix(Self.elements).enumerated().map { index, child in
        describe(child.value, name, Self.below("[\(index)]", hidden), depth: depth + 1)
      }
      let rest = count > Self.elements ? ", … \(count) in all" : ""
      return "[\(shown.joined(separator: ", "))\(rest)]"
    case .dictionary:
      return mirror.children.isEmpty ? "[:]" : "[\(mirror.children.count) keys]"
    case .struct where !(value is any CustomStringConvertible):
      if depth > 1 { return "\(type(of: value))" }
      let fields = mirror.children.prefix(4).map { child in
        let label = child.label ?? "_"
        let text = describe(child.value, label, Self.below(label, hidden), depth: depth + 1)
        return "\(label): \(text)"
      }
      return "\(type(of: value))(\(fields.joined(separator: ", ")))"
    case .class, .foreignReference: return "\(type(of: value))"
    default:
      return hidden.isEmpty
        ? String(secrets.masked("\(value)").prefix(Self.limit)) : Secrets.mask
    }
  }

  /// Returns the hidden parts of a part; all of it if the whole is hidden.
  static func hidden(_ hidden: Set<[String]>, below steps: [String]) -> Set<[String]> {
    steps.reduce(hidden) { $0.contains([]) ? $0 : below($1, $0) }
  }

  /// Returns the hidden parts of a part.
  private static func below(_ step: String, _ hidden: Set<[String]>) -> Set<[String]> {
    guard !hidden.isEmpty else { return hidden }
    return Set(hidden.lazy.filter { $0.first == step }.map { Array($0.dropFirst()) })
  }
}
