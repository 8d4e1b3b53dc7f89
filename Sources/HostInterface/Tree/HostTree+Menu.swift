extension HostTree.Node {
  /// Whether it is the drawn part of the control round it, which takes focus and events for both.
  package var isPartOfControl: Bool {
    content.leaf == .control && content.traits.contains(.hiddenFromAccessibility)
  }

  /// Whose menu opens when the user asks for this node's: its own, for a row that of the view in
  /// it, or that of the nearest thing round it that has one.
  package var menuOwner: HostTree.Node? {
    var current = content.role == .row ? firstWithMenu ?? self : self as HostTree.Node?
    while let node = current {
      if node.content.actions.contains(.menu) || !node.offeredActions.isEmpty { return node }
      current = node.parent
    }
    return nil
  }

  /// The names of what can be done to the node beside its main action: a menu shows them where the
  /// program has none of its own.
  package var offeredActions: [String] {
    guard !isPartOfControl else { return [] }
    let names = content.namedActions
    return content.actions.contains(.delete) && !names.contains("delete")
      ? names + ["delete"] : names
  }

  /// Whether a menu can be asked for here and not only further out.
  package var hasOwnMenu: Bool {
    content.role == .row
      ? firstWithMenu != nil || !offeredActions.isEmpty
      : content.actions.contains(.menu) || !offeredActions.isEmpty
  }

  private var firstWithMenu: HostTree.Node? {
    if content.actions.contains(.menu) { return self }
    return children.lazy.compactMap(\.firstWithMenu).first
  }

  /// What the user reads for a named action: the rows' own come by name, those of the program by
  /// their titles.
  package static func title(ofAction name: String) -> String {
    switch name {
    case "delete": "Delete"
    case "moveUp": "Move Up"
    case "moveDown": "Move Down"
    default: name
    }
  }
}
