/// The aliases of a project, and the types that they name.
struct TypeAliases: Sendable {
  private let byName: [String: [SourceNode]]

  init(_ files: [SourceFile]) {
    var byName: [String: [SourceNode]] = [:]
    for file in files {
      for node in file.tree.root.descendants where node.kind == .typealiasDeclaration {
        byName[node.name, default: []].append(node)
      }
    }
    self.byName = byName
  }

  func contains(_ name: String) -> Bool { byName[name] != nil }

  /// The type that an alias refers to, as written: `Other.Model` in
  /// `typealias Model = Other.Model`. An alias in the file of `place` takes precedence over those
  /// in other files, since several files may each have a private one with the same name. `nil` if
  /// it is ambiguous, and if the alias is generic or does not refer to a named type.
  func type(named name: String, at place: SourceNode?) -> SourceNode? {
    guard let all = byName[name] else { return nil }
    let own = all.filter { alias in
      guard let place, alias.tree === place.tree else { return false }
      return alias.enclosingTypeNode.map { place.isInside($0) } ?? true
    }
    let meant = own.isEmpty ? all : own
    guard meant.count == 1, let alias = meant.first, alias.child(.genericParameter) == nil else {
      return nil
    }
    return alias.children.first { $0.kind == .namedType && $0.genericArguments.isEmpty }
  }
}
