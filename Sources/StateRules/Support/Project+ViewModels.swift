import SourceModel

extension Project {
  /// Whether a class is meant for views, by its name or because a view holds it.
  func servesViews(_ type: NominalType) -> Bool {
    type.name.hasSuffix("Model") || isWatched(type.name)
  }

  /// Whether some class of the project inherits from it.
  func hasSubclass(_ type: NominalType) -> Bool {
    types(inheriting: type.name).contains { $0 != type }
  }
}

extension NominalType {
  /// The range of the name.
  var nameRange: SourceRange {
    SourceRange(declaration.node.nameStart, declaration.node.nameStart + name.utf8.count)
  }
}

extension PropertyDeclaration {
  /// The range of the name.
  var nameRange: SourceRange {
    SourceRange(binding.nameStart, binding.nameStart + name.utf8.count)
  }
}

extension FunctionDeclaration {
  /// The assignments in it, with the assigned name, with or without `self`.
  var assignments: [(name: String, node: SourceNode)] {
    guard let body else { return [] }
    return body.descendants.compactMap { node in
      guard node.kind == .assignment, node.detail == "=", let target = node.firstChild,
        target.kind == .identifier
      else { return nil }
      return (target.name, node)
    }
  }
}
