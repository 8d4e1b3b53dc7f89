extension HostTree.Node {
  /// Whether it is the drawn part of the control around it, which takes focus and events for both.
  package var isPartOfControl: Bool {
    content.leaf == .control && content.traits.contains(.hiddenFromAccessibility)
  }

  /// Whose menu opens when the user asks for this node's: its own, for a row that of the view in
  /// it, or that of the nearest thing around it that has one.
  package var menuOwner: HostTree.Node? {
    let start = content.role == .row ? firstWithMenu ?? self : self
    return start.nearest { $0.content.actions.contains(.menu) || !$0.offeredActions.isEmpty }
  }

  /// What waits for a long press on the node: itself, or the nearest thing around it.
  package var longPressOwner: HostTree.Node? {
    nearest { $0.content.actions.contains(.longPress) }
  }

  /// What can be done to the node beside its main action: a menu shows it where the program has
  /// none of its own.
  package var offeredActions: [NamedAction] {
    guard !isPartOfControl else { return [] }
    let actions = content.namedActions
    return content.actions.contains(.delete) && !actions.contains(.delete)
      ? actions + [.delete] : actions
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
}
