/// Names that a function or a closure declares locally.
package enum LocalNames {
  /// Whether the code around `node` declares `name` within the enclosing type's member.
  package static func hide(_ name: String, at node: SourceNode) -> Bool {
    declaration(of: name, at: node) != nil
  }

  /// The parameter, variable or pattern that declares `name` at `node`.
  package static func declaration(of name: String, at node: SourceNode) -> SourceNode? {
    if node.flags.contains(.onSelf) { return nil }
    var inner = node
    var scope = node.parent
    while let here = scope {
      switch here.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
        .protocolDeclaration, .extensionDeclaration, .file:
        return nil
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .closure:
        if let found = here.children.first(where: {
          ($0.kind == .parameter || $0.kind == .closureCapture && $0.name != name)
            && $0.name == name
        }) {
          return found
        }
        if here.kind == .closure, let found = statements(here, before: inner, declare: name) {
          return found
        }
      case .accessor:
        // `newValue`, `oldValue` or a setter's own name for it.
        if let found = here.children.first(where: { $0.kind == .parameter && $0.name == name }) {
          return found
        }
      case .block where here.parent.map(Self.isType) == true: return nil
      case .block, .switchCase, .accessors, .ifConfigClause:
        if let found = statements(here, before: inner, declare: name) { return found }
        if here.kind == .switchCase, let label = here.child(.switchCaseLabel), label != inner,
          let found = binding(of: name, below: label)
        {
          return found
        }
      case .ifStatement, .whileStatement:
        if inner.kind != .elseBranch, let conditions = here.child(.conditions),
          let found = binding(of: name, below: conditions, before: node)
        {
          return found
        }
      case .forStatement:
        if inner.kind == .block,
          let found = here.firstChild.flatMap({
            binding(of: name, in: $0)
          })
        {
          return found
        }
      case .catchClause:
        if let found = binding(of: name, below: here, before: inner) { return found }
      default: break
      }
      inner = here
      scope = here.parent
    }
    return nil
  }

  private static func isType(_ node: SourceNode) -> Bool {
    node.kind.isTypeDeclaration || node.kind == .extensionDeclaration
  }

  private static func statements(
    _ scope: SourceNode, before inner: SourceNode, declare name: String
  ) -> SourceNode? {
    for statement in scope.children {
      if statement == inner || statement.range.start > inner.range.start { break }
      switch statement.kind {
      case .variableDeclaration:
        for binding in statement.children(.binding) {
          if binding.name == name { return binding }
          if binding.name.isEmpty, let found = Self.binding(of: name, below: binding) {
            return found
          }
        }
      case .functionDeclaration where statement.name == name: return statement
      case .guardStatement:
        if let conditions = statement.child(.conditions),
          let found = binding(of: name, below: conditions)
        {
          return found
        }
      default: continue
      }
    }
    return nil
  }

  private static func binding(
    of name: String, below node: SourceNode, before place: SourceNode? = nil
  ) -> SourceNode? {
    for candidate in node.descendants where candidate.kind == .boundName && candidate.name == name {
      guard let place else { return candidate }
      // A condition binds names for the code after it, not for its own value.
      let condition = candidate.ancestor {
        $0.kind == .optionalBinding || $0.kind == .matchingCondition
      }
      if let condition, place.isInside(condition) || place.range.start < condition.range.start {
        continue
      }
      return candidate
    }
    return nil
  }

  private static func binding(of name: String, in node: SourceNode) -> SourceNode? {
    if node.kind == .boundName { return node.name == name ? node : nil }
    return binding(of: name, below: node)
  }
}
