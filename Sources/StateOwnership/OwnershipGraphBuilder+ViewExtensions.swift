import SourceModel

/// Functions that a project adds to `View`: the views that they create and the values that they
/// inject count at their call sites.
extension OwnershipGraphBuilder {
  /// The functions by name; ambiguous names are dropped.
  static func helpers(of project: Project) -> [String: FunctionDeclaration] {
    var found: [String: FunctionDeclaration?] = [:]
    for part in project.extensions(of: "View") where !Previews.contain(part.node) {
      for function in part.functions where !function.isStatic && function.body != nil {
        found.updateValue(found[function.name] == nil ? function : nil, forKey: function.name)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The helper that a call on a view refers to.
  func helper(_ call: SourceNode) -> FunctionDeclaration? {
    guard call.kind == .call, let name = call.calledName else { return nil }
    return helpers[name]
  }

  /// The injections of a call into the environment of the view that it is called on, direct or
  /// through a helper.
  func injections(of call: SourceNode, depth: Int = 0) -> [EnvironmentInjection] {
    if let own = EnvironmentInjection(call) { return [own] }
    guard depth < 4, let helper = helper(call), let body = helper.body else { return [] }
    return body.descendants.flatMap { node -> [EnvironmentInjection] in
      guard node.kind == .call, isOnSelf(node) else { return [] }
      return injections(of: node, depth: depth + 1).map { inner in
        var outer = inner
        outer.call = call
        // A parameter stands for the call's argument.
        if inner.value.kind == .identifier,
          let parameter = helper.parameters.first(where: { $0.name == inner.value.name })
        {
          let given = call.arguments.first { $0.name == parameter.label }?.value
          outer.value = given ?? inner.value
        }
        return outer
      }
    }
  }

  /// Whether a chain of calls starts with the view itself: `environment(a).padding()`.
  private func isOnSelf(_ call: SourceNode) -> Bool {
    let root = call.chainRoot
    switch root.kind {
    case .call: return root.calledName.map { !project.isTypeName($0) } == true
    case .identifier: return root.name == "self"
    default: return false
    }
  }

  /// The creation of a view: its place, and its place in a helper if one creates it.
  struct Making {
    let site: SourceNode
    let inHelper: SourceNode?
    let view: NominalType
  }

  /// The views that a type creates, directly and through helpers.
  func makings(in type: NominalType) -> [Making] {
    let own = constructions(in: type).map { Making(site: $0.call, inHelper: nil, view: $0.view) }
    let others = type.parts.flatMap { part in
      part.node.descendants.flatMap { node -> [Making] in
        guard !helpers.isEmpty, let helper = helper(node), !isNested(node, in: part) else {
          return []
        }
        return (madeByHelper[helper.name] ?? []).map {
          Making(site: node, inHelper: $0.call, view: $0.view)
        }
      }
    }
    return own + others
  }

  /// The views of the project that each helper creates.
  static func made(
    by helpers: [String: FunctionDeclaration], ids: [NominalType: String], in project: Project
  ) -> [String: [(call: SourceNode, view: NominalType)]] {
    helpers.mapValues { helper in
      (helper.body.map { Array($0.descendants) } ?? []).compactMap { node in
        guard node.kind == .call, let name = typePath(node.callee),
          let made = project.type(named: name, from: node), ids[made] != nil
        else { return nil }
        return (node, made)
      }
    }
  }
}
