import HostInterface

extension RenderNode {
  /// Whether the node is `other` or stands below it.
  package func isInside(_ other: RenderNode) -> Bool {
    var node: RenderNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The first node here or below that may hold the focus now and is meant.
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

  /// Whether what has the focus here is what the user is most likely to want: it neither leads away
  /// nor does any harm.
  var isWorthFocus: Bool {
    hostContent?.traits.isDisjoint(with: [.cancelAction, .destructive]) ?? false
  }

  /// What gets the focus when this is presented: what asks for it, else the first text input, else
  /// the first thing that does no harm if Return is pressed at once.
  var firstToFocus: RenderNode? {
    firstFocusable { $0.actions.contains(.edit) }
      ?? firstFocusable { $0.traits.contains(.defaultAction) }
      ?? firstFocusable { $0.traits.isDisjoint(with: [.cancelAction, .destructive]) }
      ?? firstFocusable { $0.traits.isDisjoint(with: .destructive) }
      ?? firstFocusable { _ in true }
  }
}
