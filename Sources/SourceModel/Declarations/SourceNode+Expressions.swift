extension SourceNode {
  /// The called expression: the first child.
  package var callee: SourceNode? {
    kind == .call || kind == .subscriptCall ? firstChild : nil
  }

  package var arguments: [SourceNode] { children(.argument) }

  /// The value of the argument with a label.
  package func argument(_ label: String) -> SourceNode? {
    children.first { $0.kind == .argument && $0.name == label }?.firstChild
  }

  /// The expression of an argument.
  package var value: SourceNode? { firstChild }

  /// The name that is called: `Model` in `Model()`, `padding` in `view.padding()`.
  package var calledName: String? {
    guard kind == .call, let callee else { return nil }
    return callee.kind == .identifier || callee.kind == .memberAccess ? callee.name : nil
  }

  /// The value whose method is called: `view` in `view.padding()`.
  package var receiver: SourceNode? {
    guard kind == .call, let callee, callee.kind == .memberAccess else { return nil }
    return callee.firstChild
  }

  /// The member access on a name: on `model` in `model.count`, `model?.count` and `model!.count`.
  package var memberBehind: SourceNode? {
    var access = parent
    if access?.kind == .optionalChaining || access?.kind == .forceUnwrap { access = access?.parent }
    return access?.kind == .memberAccess ? access : nil
  }

  /// The innermost receiver of a chain of calls and members: `Text("a")` in `Text("a").bold().x`.
  package var chainRoot: SourceNode {
    var node = self
    while true {
      switch node.kind {
      case .call:
        // A call of a name is itself the root.
        guard let callee = node.callee, callee.kind != .identifier else { return node }
        node = callee
      case .memberAccess, .optionalChaining, .forceUnwrap, .subscriptCall:
        guard let base = node.firstChild else { return node }
        node = base
      default: return node
      }
    }
  }

  /// The names of a path such as `a.b.c`; `nil` if it contains anything else. `self` is left out.
  package var namePath: [String]? {
    switch kind {
    case .identifier: return name == "self" ? [] : [name]
    case .memberAccess:
      guard let base = firstChild, let path = base.namePath else { return nil }
      return path + [name]
    case .optionalChaining, .forceUnwrap: return firstChild?.namePath
    default: return nil
    }
  }

  /// The text with some of its names replaced.
  package func text(replacing replacement: (_ name: SourceNode) -> String?) -> String {
    var result = ""
    var end = range.start
    for node in [self] + descendants where node.kind == .identifier {
      guard let name = replacement(node) else { continue }
      result += tree.text[SourceRange(end, node.range.start)] + name
      end = node.range.end
    }
    return result + tree.text[SourceRange(end, range.end)]
  }

  /// The text without `self.` where it may be left out.
  package var textWithoutSelf: String {
    text { $0.flags.contains(.onSelf) ? $0.name : nil }
  }

  /// `[]`, `[Item]()`.
  package var isEmptyArray: Bool {
    kind == .arrayLiteral && firstChild == nil
      || kind == .call && arguments.isEmpty && callee?.kind == .arrayLiteral
  }

  /// The closures among a call's arguments.
  package var closureArguments: [SourceNode] {
    arguments.compactMap { $0.firstChild?.kind == .closure ? $0.firstChild : nil }
  }

  /// The function, initialiser, accessor or closure that contains this code.
  package var enclosingCode: SourceNode? {
    ancestor {
      switch $0.kind {
      case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
        .subscriptDeclaration, .accessors, .closure:
        true
      default: false
      }
    }
  }

  /// The node of the enclosing type or extension.
  package var enclosingTypeNode: SourceNode? {
    ancestor { $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration }
  }
}
