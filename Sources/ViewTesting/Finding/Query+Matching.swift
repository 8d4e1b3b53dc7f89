import HostInterface

extension ViewTest.Query {
  /// Returns the matching nodes in a scope, in reading order, including hidden ones.
  @MainActor
  func matches(in scope: ViewTest.Element) -> [HostTree.Node] {
    let ofKind = kind?.nodes(in: scope.test.runtime)
    var found: [HostTree.Node] = []
    for child in scope.node.children {
      child.forEachNode { node in
        if ofKind?.contains(node.id) != false, matches(node) { found.append(node) }
      }
    }
    return roles.isEmpty && identifier == nil && kind == nil
      ? Self.withoutRepetition(found) : found
  }

  /// Removes repeated matches: if a button and its text both read "Save", the button is meant; of a
  /// labelled group and a control in it, the control.
  @MainActor
  private static func withoutRepetition(_ nodes: [HostTree.Node]) -> [HostTree.Node] {
    guard nodes.count > 1 else { return nodes }
    return nodes.filter { node in
      let others = nodes.filter { $0 !== node }
      if node.isControl {
        return !others.contains { $0.isControl && $0.isInside(node) }
      }
      return !others.contains { $0.isControl && node.isInside($0) || $0.isInside(node) }
    }
  }

  @MainActor
  private func matches(_ node: HostTree.Node) -> Bool {
    if !roles.isEmpty, !roles.contains(node.role) { return false }
    if let identifier, node.content.identifier != identifier { return false }
    guard let name else { return !roles.isEmpty || identifier != nil || kind != nil }
    guard !node.isHiddenFromAccessibility else { return false }
    switch name {
    case .any(let name): return names(of: node).contains(name)
    case .text(let text): return node.ownText == text
    case .label(let label): return label == (node.content.label ?? spokenLabel(of: node))
    case .placeholder(let text): return node.content.control?.placeholder == text
    case .containing(let part): return names(of: node).contains { $0.contains(part) }
    }
  }

  /// Returns the names by which the user may know the node. A group is known by its texts only if
  /// its role is requested: everything on the screen is in some group.
  @MainActor
  func names(of node: HostTree.Node) -> [String] {
    var names: [String] = []
    if let label = node.content.label { names.append(label) }
    names += node.content.otherLabels
    if let text = node.ownText { names.append(text) }
    if let placeholder = node.content.control?.placeholder, !placeholder.isEmpty {
      names.append(placeholder)
    }
    guard node.isControl || !roles.isEmpty else { return names }
    names.append(node.spokenLabel)
    if !node.children.contains(where: { child in child.firstInTree { $0.isControl } != nil })
      || !roles.isEmpty
    {
      names += node.texts
    }
    return names
  }

  @MainActor
  private func spokenLabel(of node: HostTree.Node) -> String? {
    node.isControl || node.ownText != nil || !roles.isEmpty ? node.spokenLabel : nil
  }
}
