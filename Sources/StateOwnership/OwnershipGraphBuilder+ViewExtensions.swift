import SourceModel

/// Functions that a project adds to `View`: what they make and put into the environment, they do
/// where they are called.
extension OwnershipGraphBuilder {
  /// By name; of two with one name nothing is known.
  static func helpers(of project: Project) -> [String: FunctionDeclaration] {
    var found: [String: FunctionDeclaration?] = [:]
    for part in project.extensions(of: "View") where !Previews.contain(part.node) {
      for function in part.functions where !function.isStatic && function.body != nil {
        found.updateValue(found[function.name] == nil ? function : nil, forKey: function.name)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The helper that a call on a view calls.
  func helper(_ call: SourceNode) -> FunctionDeclaration? {
    guard call.kind == .call, let name = call.calledName else { return nil }
    return helpers[name]
  }

  /// What a call puts into the environment of the view that it is called on, itself or as a helper.
  func injections(of call: SourceNode, depth: Int = 0) -> [EnvironmentInjection] {
    if let own = EnvironmentInjection(call) { return [own] }
    guard depth < 4, let helper = helper(call), let body = helper.body else { return [] }
    return body.descendants.flatMap { node -> [EnvironmentInjection] in
      guard node.kind == .call, isOnSelf(node) else { return [] }
      return injections(of: node, depth: depth + 1).map { inner in
        var outer = inner
        outer.call = call
        // A parameter is what the call gives for it.
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

  /// Whether a chain of calls begins with the view itself: `environment(a).padding()`.
  private func isOnSelf(_ call: SourceNode) -> Bool {
    let root = call.chainRoot
    switch root.kind {
    case .call: return root.calledName.map { !project.isTypeName($0) } == true
    case .identifier: return root.name == "self"
    default: return false
    }
  }

  /// A view that is made: where, and where within a helper, if it is made by one.
  struct Making {
    let site: SourceNode
    let inHelper: SourceNode?
    let view: NominalType
  }

  /// The views that a type makes, itself and by helpers.
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

  /// The views of the project that each helper makes.
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
