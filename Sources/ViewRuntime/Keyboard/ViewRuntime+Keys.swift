import HostInterface

extension ViewRuntime {
  /// Offers a key to the handlers around the focus, innermost first.
  package func handleKey(_ stroke: KeyStroke) -> Bool {
    eventCount += 1
    heldKeys.guess(stroke.modifiers)
    var node = focus.focused.flatMap { nodes[$0] }
    let isTyping = node?.content?.actions.contains(.edit) ?? false
    while let current = node {
      if let handler = current.traits[KeyHandler.key] as? KeyHandler,
        handler.handle(stroke, isTyping)
      {
        requestFrame()
        return true
      }
      node = current.parent
    }
    return false
  }

  package var hearsKeys: Bool { handlerOfKeys { _ in true } != nil }

  package func takesKey(_ stroke: KeyStroke) -> Bool {
    handlerOfKeys { $0.keys.contains(stroke.key) } != nil
  }

  /// Returns the innermost matching handler around the focus.
  private func handlerOfKeys(where isMeant: (KeyHandler) -> Bool) -> KeyHandler? {
    var node = focus.focused.flatMap { nodes[$0] }
    while let current = node {
      if let handler = current.traits[KeyHandler.key] as? KeyHandler, isMeant(handler) {
        return handler
      }
      node = current.parent
    }
    return nil
  }

  /// Activates the control with this shortcut in the topmost content; otherwise tries the app's
  /// commands, unless the program waits for an answer. Controls that are hidden, or in a bar's closed menu, still respond to their
  /// shortcuts.
  package func performShortcut(_ stroke: KeyStroke) -> Bool {
    eventCount += 1
    let isMeant = { (content: NodeContent) in
      content.shortcut == stroke && !content.traits.contains(.disabled)
    }
    if let node = firstInFront(where: isMeant), let content = node.hostContent {
      handle(content.event(for: node.id))
      return true
    }
    if !heldItems.isEmpty, let node = firstNode(in: heldItems(in: uppermost), where: isMeant),
      let content = node.content
    {
      node.handle(content.event(for: node.id))
      return true
    }
    // Editing goes on in a panel for which the program waits.
    if isWaitingForAnswer { return performClipboard(stroke) }
    return commandShortcut?(stroke) == true || performClipboard(stroke)
      || usualShortcut?(stroke) == true
  }

  /// Presses the button that Return presses in the topmost content. In an alert without one, it is
  /// the first button that neither cancels nor destroys.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package func performDefaultAction() -> Bool {
    let button = firstInFront { content in
      content.traits.contains(.defaultAction) && content.actions.contains(.activate)
        && !content.traits.contains(.disabled)
    }
    guard let button = button ?? usualButton else { return false }
    handle(.activate(button.id))
    return true
  }

  /// The default button of an alert that the program gave none.
  private var usualButton: RenderNode? {
    let top = uppermost
    guard top.content?.role == .alert else { return nil }
    return top.firstFocusable {
      $0.role == .button && $0.traits.isDisjoint(with: [.cancelAction, .destructive])
    }
  }

  package func mayQuit() -> Bool {
    eventCount += 1
    return quitGuard?() ?? true
  }

  /// The node that receives all input of the frontmost window: something modal in it, or the
  /// window.
  var uppermost: RenderNode {
    let window: RenderNode = frontWindow ?? rootNode
    return keyTargets.nodes(in: self) { $0.traits.contains(.modal) }
      .filter { $0.isInside(window) }.max { $0.precedes($1) } ?? window
  }

  /// Returns the first matching landmark in the node that receives all input.
  private func firstInFront(where isMeant: (NodeContent) -> Bool) -> RenderNode? {
    let meant = keyTargets.nodes(in: self, where: isMeant)
    if meant.isEmpty { return nil }
    let top = uppermost
    return meant.filter { $0.isInside(top) }.min { $0.precedes($1) }
  }
}

extension NodeContent {
  /// Returns the event that pressing the control produces.
  fileprivate func event(for id: NodeID) -> HostEvent {
    if !actions.contains(.activate), case .bool(let isOn)? = value {
      return .setValue(id, .bool(!isOn))
    }
    return .activate(id)
  }
}
