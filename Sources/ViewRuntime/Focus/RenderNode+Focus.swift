import HostInterface

extension RenderNode {
  /// Returns whether the node is `other` or a descendant of it.
  package func isInside(_ other: RenderNode) -> Bool {
    var node: RenderNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether it is in something hidden, such as a tab of which another is chosen.
  var isCovered: Bool {
    var node: RenderNode? = self
    while let current = node {
      if current.hostContent?.traits.contains(.invisible) == true { return true }
      node = current.parent
    }
    return false
  }

  /// Returns the first matching node in this subtree that can be focused now.
  package func firstFocusable(where isMeant: (NodeContent) -> Bool) -> RenderNode? {
    if isInHost, let content = hostContent, content.traits.contains(.focusable),
      content.traits.isDisjoint(with: [.disabled, .invisible]), isMeant(content)
    {
      return self
    }
    for child in children {
      if let found = child.firstFocusable(where: isMeant) { return found }
    }
    return nil
  }

  /// Whether this is what the user most likely wants to be focused: it is neither a cancel action
  /// nor destructive.
  var isWorthFocus: Bool {
    hostContent?.traits.isDisjoint(with: [.cancelAction, .destructive]) ?? false
  }

  /// The node to focus when this is presented: the first text input, else the default action, else
  /// the first action that does no harm if Return is pressed immediately.
  var firstToFocus: RenderNode? {
    firstFocusable { $0.actions.contains(.edit) }
      ?? firstFocusable { $0.traits.contains(.defaultAction) }
      ?? firstFocusable { $0.traits.isDisjoint(with: [.cancelAction, .destructive]) }
      ?? firstFocusable { $0.traits.isDisjoint(with: .destructive) }
      ?? firstFocusable { _ in true }
  }
}
