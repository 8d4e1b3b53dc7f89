extension Project {
  /// The type of a value, by its form or the name it refers to: `Model()`, `model`, `Model.shared`.
  package func valueType(of value: SourceNode) -> NominalType? {
    if let name = typeName(of: value) { return type(named: name, from: value) }
    guard let path = value.namePath, let first = path.first,
      !LocalNames.hide(first, at: value.chainRoot)
    else { return nil }
    var type: NominalType?
    if isTypeName(first) {
      type = self.type(named: first, from: value)
    } else if let around = enclosingType(of: value) {
      type = around.property(first).flatMap { self.type(of: $0) }
    }
    for name in path.dropFirst() {
      guard let property = type?.property(name) else { return nil }
      // 'static let shared = Model()' in Model.
      type = self.type(of: property)
    }
    return type
  }

  /// Whether views observe the type: `ObservableObject` or `@Observable`.
  package func isWatched(_ type: NominalType) -> Bool {
    isObservableObject(type).isYes || isObservable(type).isYes
  }
}
