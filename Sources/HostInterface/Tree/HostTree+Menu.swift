extension HostTree.Node {
  /// Whether it is the drawn part of the control around it, which takes focus and events for both.
  package var isPartOfControl: Bool {
    content.leaf == .control && content.traits.contains(.hiddenFromAccessibility) || isToggleChrome
  }

  /// Whether it is the button that a toggle looks like.
  package var isToggleChrome: Bool {
    content.control?.kind == .button && content.actions.isEmpty && parent?.content.role == .toggle
  }

  /// The node whose menu opens when the user requests this node's: itself, for a row the view
  /// inside it, or the nearest ancestor that has one.
  package var menuOwner: HostTree.Node? {
    let start = content.role == .row ? firstWithMenu ?? self : self
    return start.nearest { $0.content.actions.contains(.menu) || !$0.offeredActions.isEmpty }
  }

  /// The node that receives a long press here: itself, or the nearest ancestor.
  package var longPressOwner: HostTree.Node? {
    nearest { $0.content.actions.contains(.longPress) }
  }

  /// The node's actions beside its main one: a menu shows them if the program defines no menu.
  package var offeredActions: [NamedAction] {
    guard !isPartOfControl else { return [] }
    let actions = content.namedActions
    return content.actions.contains(.delete) && !actions.contains(.delete)
      ? actions + [.delete] : actions
  }

  /// Whether a menu can be opened here and not only further out.
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
