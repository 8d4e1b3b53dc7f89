import SourceModel

/// The states of a view from which an expression is made.
struct ValueOrigin {
  enum Kind {
    /// The state itself or a part of it, through `$`.
    case binding
    /// The state or a part of it.
    case value
    /// A value that is computed from it.
    case computed
  }

  let state: String
  let kind: Kind

  /// The states in `value`, in the code of a type with these states.
  static func all(in value: SourceNode, states: Set<String>, depth: Int = 0) -> [ValueOrigin] {
    guard depth < 8 else { return [] }
    if let root = value.pathRoot {
      if let direct = own(root, states: states) { return [direct] }
      if let local = declared(root, states: states, depth: depth) { return local }
    }
    // `Bindable(model).name`, `Binding(get: { … }, set: { … })`.
    let makes = value.chainRoot
    if makes.kind == .call, makes.calledName == "Bindable" || makes.calledName == "Binding" {
      let inside = computed(makes, states: states, entersClosures: true)
      return inside.map { ValueOrigin(state: $0.state, kind: .binding) }
    }
    return computed(value, states: states, entersClosures: false)
  }

  /// `x`, `$x` or `self.x`, unless a local name hides it.
  private static func own(_ root: SourceNode, states: Set<String>) -> ValueOrigin? {
    let isProjected = root.name.hasPrefix("$")
    let name = isProjected ? String(root.name.dropFirst()) : root.name
    guard states.contains(name), root.kind == .memberAccess || !isLocal(root) else { return nil }
    return ValueOrigin(state: name, kind: isProjected ? .binding : .value)
  }

  private static func isLocal(_ root: SourceNode) -> Bool {
    let plain = root.name.hasPrefix("$") ? String(root.name.dropFirst()) : root.name
    return LocalNames.hide(root.name, at: root) || LocalNames.hide(plain, at: root)
      || LocalNames.hide("$" + plain, at: root)
  }

  /// A local name: `let x = …`, or the parameter in `ForEach($items) { $item in`.
  private static func declared(
    _ root: SourceNode, states: Set<String>, depth: Int
  ) -> [ValueOrigin]? {
    let isProjected = root.name.hasPrefix("$")
    let plain = isProjected ? String(root.name.dropFirst()) : root.name
    let names = [root.name, plain, "$" + plain]
    guard
      let declaration = names.lazy.compactMap({ LocalNames.declaration(of: $0, at: root) }).first
    else { return nil }
    if declaration.kind == .binding, let value = declaration.child(.initializer)?.firstChild {
      let origins = all(in: value, states: states, depth: depth + 1)
      return isProjected ? origins.map { ValueOrigin(state: $0.state, kind: .binding) } : origins
    }
    guard declaration.kind == .parameter, let closure = declaration.parent,
      closure.kind == .closure, let call = BodyCode.callTaking(closure),
      ["ForEach", "List", "Table", "OutlineGroup"].contains(call.calledName ?? ""),
      let whole = call.arguments.first?.value
    else { return nil }
    return all(in: whole, states: states, depth: depth + 1).map {
      ValueOrigin(state: $0.state, kind: $0.kind == .binding && isProjected ? .binding : .value)
    }
  }

  private static func computed(
    _ value: SourceNode, states: Set<String>, entersClosures: Bool
  ) -> [ValueOrigin] {
    var found: [String] = []
    var nodes = value.descendants
    func look(_ node: SourceNode) {
      guard node.kind == .identifier, let origin = own(node, states: states),
        !found.contains(origin.state)
      else { return }
      found.append(origin.state)
    }
    look(value)
    while let node = nodes.next() {
      if node.kind == .closure, !entersClosures {
        nodes.skipSubtree(of: node)
      } else {
        look(node)
      }
    }
    return found.map { ValueOrigin(state: $0, kind: .computed) }
  }
}

extension SourceNode {
  /// The first name of a path of members and subscripts, including `self.`: `x` in `x.y[0].z`.
  var pathRoot: SourceNode? {
    switch kind {
    case .identifier: return name == "self" ? nil : self
    case .memberAccess:
      guard let base = firstChild else { return nil }
      return base.kind == .identifier && base.name == "self" ? self : base.pathRoot
    case .optionalChaining, .forceUnwrap, .subscriptCall: return firstChild?.pathRoot
    default: return nil
    }
  }
}
