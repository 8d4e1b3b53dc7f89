import SourceModel

/// Determines a view's own uses of its states, and what it lends to SwiftUI's views.
extension OwnershipGraphBuilder {
  mutating func addUses(of type: NominalType) {
    guard let id = ids[type], let states = views[id]?.states else { return }
    for state in states where !state.wrapper.isEmpty {
      let uses = type.parts.flatMap { part in
        PropertyUses(of: state.name, in: [part.node]).all.filter { !isNested($0.node, in: part) }
      }
      for use in uses where !isLent(use.node) && !Self.isHandedIn(use, state) {
        if use.kind == .projection, let borrower = Self.borrower(of: use.whole) {
          add(
            GraphLending(
              way: .binding, expression: Self.short(use.whole), other: borrower,
              line: use.node.position.line), of: state.name, in: id)
        } else if !isInjected(use.whole), let own = Self.use(use) {
          note(own, of: state.name, in: id)
        }
      }
    }
  }

  /// Whether it is how a borrowed state is passed in, `_x = x` in an initialiser, or a name in an
  /// attribute: `\.x` in `@Environment(\.x) var x`.
  private static func isHandedIn(_ use: PropertyUses.Use, _ state: GraphState) -> Bool {
    if use.node.ancestor(where: { $0.kind == .attribute }) != nil { return true }
    return [.borrowed, .copy].contains(state.role) && (use.kind == .wrapper || use.kind == .write)
      && use.node.enclosingCode?.kind == .initializerDeclaration
  }

  private mutating func note(_ use: GraphUse, of state: String, in id: String) {
    guard let index = views[id]?.states.firstIndex(where: { $0.name == state }),
      views[id]?.states[index].uses.contains(use) == false
    else { return }
    views[id]?.states[index].uses.append(use)
  }

  /// Whether the node is in an argument that is lent, but not in a closure there.
  private func isLent(_ node: SourceNode) -> Bool {
    guard !lent.isEmpty else { return false }
    var here = node
    while let parent = here.parent {
      if lent.contains(here) { return true }
      if parent.kind == .closure, BodyCode.callTaking(parent)?.calledName != "Binding" {
        return false
      }
      here = parent
    }
    return false
  }

  /// The recipient of `$x`: a control by its name, a modifier with a leading dot.
  private static func borrower(of node: SourceNode) -> String? {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call, let callee = call.callee, let name = call.calledName
    else { return nil }
    return callee.kind == .memberAccess ? ".\(name)" : name
  }

  /// Whether the value is injected into the environment, which is handled separately.
  private func isInjected(_ node: SourceNode) -> Bool {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent else {
      return false
    }
    return injections(of: call).contains { $0.value == node }
  }

  private static func use(_ use: PropertyUses.Use) -> GraphUse? {
    let access: GraphUse.Access
    switch use.kind {
    case .read, .projection: access = .reads
    case .write, .wrapper: access = .writes
    case .call: access = .calls
    }
    // The members after the name: `model.draft.title`.
    var part = use.whole.namePath ?? []
    if let name = use.node.namePath, part.starts(with: name) { part.removeFirst(name.count) }
    guard let member = member(of: use.node) else { return nil }
    return GraphUse(
      access: access,
      part: part.joined(separator: ".") + (access == .calls && !part.isEmpty ? "()" : ""),
      member: member)
  }

  /// The member of the type that contains this code.
  private static func member(of node: SourceNode) -> String? {
    var here = node
    while let parent = here.parent {
      if parent.kind == .block, let type = parent.parent,
        type.kind.isTypeDeclaration || type.kind == .extensionDeclaration
      {
        break
      }
      here = parent
    }
    switch here.kind {
    case .functionDeclaration: return "\(here.name)()"
    case .initializerDeclaration: return "init"
    case .variableDeclaration: return here.child(.binding)?.name
    default: return nil
    }
  }
}
