import HostInterface
import TerminalDevice
import TerminalInput

extension TerminalHost {
  func handle(_ press: TerminalKey) {
    hideTip()
    // Any other key ends the typed prefix.
    if case .character = press.key {} else { typedWords = TypedWords() }
    let copiedBefore = hasJustCopied
    hasJustCopied = false
    // Pressing Control-C twice does not mean copying twice.
    if copiedBefore, press == TerminalKey(.character("c"), .control) { return askToQuit() }
    // Any further key clears the pointer's selection.
    if press != TerminalKey(.character("c"), .control) { unselectText() }
    if press.key == .escape, cancelCarrying() { return }
    switch (press.key, press.modifiers) {
    case (.character("c"), .control) where selectedText != nil:
      if let letters = selectedText?.letters { copy(letters) }
      hasJustCopied = true
    case (.character("z"), .control): session?.suspend()
    case (.character("l"), .control): repaint()
    case (.function(12), _), (.character("\\"), .control): onInspect()
    default:
      if handleInMenu(press) || offer(press) || edit(press) || typeAtRest(press)
        || performShortcut(press)
        || handleInPopup(press) || change(press) || performKey(press)
      {
        return
      }
      handleElsewhere(press)
    }
  }

  /// Offers a key to the program's handlers around the focus.
  func offer(_ press: TerminalKey) -> Bool {
    guard let stroke = press.stroke else { return false }
    return client?.handleKey(stroke) ?? false
  }

  /// Offers an unhandled key to the focused node.
  private func performKey(_ press: TerminalKey) -> Bool {
    guard let stroke = press.stroke else { return false }
    return client?.performKey(stroke) ?? false
  }

  private func performShortcut(_ press: TerminalKey) -> Bool {
    // Quitting must always be possible.
    if press == TerminalKey(.character("c"), .control) { return false }
    return press.shortcuts.contains { client?.performShortcut($0) ?? false }
  }

  /// Whether Control-C copies something that the program offers at the focus.
  var copiesOfProgram: Bool {
    guard let client, copiesByShortcut else { return false }
    return client.offersCopy || client.commandKeys.contains { $0.stroke == .copy }
  }

  /// Whether the shortcut for Copy has no other meaning in the program: Control-C performs nothing
  /// but copying.
  private var copiesByShortcut: Bool {
    let command = client?.commandKeys.first { $0.stroke == .copy }
    let button = topmost {
      $0.marks.contains(.shortcut)
    } where: {
      $0.content.shortcut == .copy
    }
    return (command == nil || command?.title == word("Copy")) && button == nil
  }

  private func handleElsewhere(_ press: TerminalKey) {
    switch (press.key, press.modifiers) {
    case (.character("c"), .control):
      // The selection of a list or table is the program's to copy.
      if copiesByShortcut, client?.performShortcut(.copy) == true {
        hasJustCopied = true
      } else {
        askToQuit()
      }
    case (.escape, _): goBack()
    case (.tab, let modifiers): moveFocus(forward: !modifiers.contains(.shift))
    case (.up, .control): stepPanel(up: true)
    case (.down, .control): stepPanel(up: false)
    case (.up, .alt): performOnRow(.moveUp)
    case (.down, .alt): performOnRow(.moveDown)
    case (.up, _): moveFocus(.up, press)
    case (.down, _): moveFocus(.down, press)
    case (.left, .alt): if let node = topmost(.backAction) { activate(node) }
    case (.character("r"), .control), (.function(5), _): refresh()
    case (.left, _): moveFocus(.left)
    case (.right, _): moveFocus(.right)
    case (.pageUp, .control): turnPageOrTab(forward: false)
    case (.pageDown, .control): turnPageOrTab(forward: true)
    case (.pageUp, _): scrollPage(down: false)
    case (.pageDown, _): scrollPage(down: true)
    case (.home, _): scrollToEnd(down: false)
    case (.end, _): scrollToEnd(down: true)
    case (.function(2), _): client?.handle(.perform(.root, .palette))
    case (.function(1), _), (.character("?"), []): client?.handle(.perform(.root, .keys))
    case (.function(9), _): client?.handle(.perform(.root, .commands))
    case (.enter, .alt), (.function(10), _): focusedNode.map { openActions(of: $0) }
    case (.enter, _): pressReturn()
    case (.character(" "), []): focusedNode.map { pressSpace($0) }
    case (.delete, _), (.backspace, _): performOnRow(.delete)
    case (.character("d"), .control): scrollHalf(down: true)
    case (.character("u"), .control): scrollHalf(down: false)
    default: if let key = movement(of: press) { handleElsewhere(TerminalKey(key)) }
    }
  }

  /// Maps the letters of pagers to movements, if letters have no other use: neither in a text, nor
  /// in a row of a list that is found by typing.
  private func movement(of press: TerminalKey) -> TerminalKey.Key? {
    guard press.modifiers.isEmpty, focusedNode.map({ isFoundByTyping($0) }) != true else {
      return nil
    }
    return switch press.key {
    case .character("j"): .down
    case .character("k"): .up
    case .character("g"): .home
    case .character("G"): .end
    default: nil
    }
  }

  /// Returns whether it is in a selectable row.
  private func isFoundByTyping(_ node: HostTree.Node) -> Bool {
    let row = sequence(first: node, next: \.parent).first { $0.content.role == .row }
    guard let content = row?.content else { return false }
    return content.actions.contains(.activate) && content.traits.contains(.focusable)
  }

  private func pressReturn() {
    let button = topmostKey(.defaultAction)
    if let node = focusedNode, node.textControl == nil, button == nil || !leavesReturn(node) {
      if node.isShownBeside, let stop = firstStop(beside: node) { return focus(stop.id) }
      if !node.content.isOnlyDeselected { activate(node) }
      return
    }
    if let button { activate(button) }
  }

  private func pressSpace(_ node: HostTree.Node) {
    if node.content.isOnlyDeselected {
      client?.handle(.select(node.id, .command))
    } else {
      activate(node)
    }
  }

  /// Returns whether a control does not use Return, so that it can press the default button as in a
  /// single-line text: one that is changed by other keys, and has nothing to toggle or open.
  func leavesReturn(_ node: HostTree.Node) -> Bool {
    let content = node.content
    guard !content.actions.contains(.activate), focusedLink(of: node) == nil else { return false }
    if content.actions.contains(.setValue) {
      if case .bool = node.controlValue { return false }
      guard let leaf = node.controlLeaf, leaf.content.control?.kind == .pickerIndicator else {
        return true
      }
      return PickerRenderer.form(of: leaf.content) != .menu
    }
    return content.actions.contains(.step)
  }

  /// Handles Escape, which closes the topmost panel, or goes back, also from a single-line field;
  /// if nothing is open, and first of all in a multi-line text, it leaves the text. It does not
  /// quit the app: one press too many would discard what the user has typed.
  private func goBack() {
    if let resignedField { leftText = resignedField }
    resignedField = nil
    let cancel = topmostKey(.cancelAction)
    let isTyping = focusedNode?.textControl != nil
    // The back button is inside what can be closed, or lies behind it.
    let closing = topmost {
      $0.traits.contains(.backAction) || $0.actions.contains(.dismiss)
    } where: {
      $0.isWayBack || $0.content.actions.contains(.dismiss)
    }
    if let cancel, closing?.goesBack(before: cancel, focused: focusedNode) != true {
      return activate(cancel)
    }
    if let node = closing {
      if !node.isWayBack {
        client?.handle(.dismiss(node.id))
        return
      }
      return leavesTextFirst ? leaveText() : activate(node)
    }
    if isTyping { leaveText() }
  }

  private func leaveText() {
    let text = painter.interaction.focused
    focus(nil)
    leftText = text
  }

  /// Whether Escape leaves a text before it goes back.
  var leavesTextFirst: Bool { focusedNode?.textControl?.content.isMultilineInput == true }

  /// Quits the app, unless the user has to be asked first.
  func askToQuit() {
    if client?.mayQuit() ?? true { quit() } else { scheduleFlush() }
  }

  /// Makes the topmost sheet with several heights higher or lower.
  private func stepPanel(up: Bool) {
    let panel = topmost {
      $0.actions.contains(.step) && $0.marks.contains(.panel)
    } where: { node in
      node.content.control?.kind == .presentation && node.content.actions.contains(.step)
    }
    guard let panel else { return moveFocus(up ? .up : .down) }
    client?.handle(up ? .increment(panel.id) : .decrement(panel.id))
  }

  /// Refreshes the content around the focus, or else the topmost one.
  private func refresh() {
    let around = focusedNode?.nearest { $0.content.actions.contains(.refresh) }
    guard let node = around ?? topmost(action: .refresh) else { return }
    client?.handle(.perform(node.id, .refresh))
  }

  /// Performs a named action of the focused row or the row around the focus, if it offers the
  /// action.
  private func performOnRow(_ action: NamedAction) {
    var current = focusedNode
    while let node = current {
      let content = node.content
      if content.namedActions.contains(action)
        || (action == .delete && content.actions.contains(.delete))
      {
        client?.handle(.perform(node.id, action))
        return
      }
      current = node.parent
    }
  }

  // MARK: Finding

  /// Returns the topmost node with a trait that is not hidden behind something modal.
  func topmost(_ trait: Traits) -> HostTree.Node? {
    topmost {
      $0.traits.contains(trait)
    } where: {
      $0.content.traits.contains(trait) && !$0.content.traits.contains(.disabled)
    }
  }

  /// Returns the topmost control that a key presses wherever the focus is: including hidden ones,
  /// which exist for their key.
  private func topmostKey(_ trait: Traits) -> HostTree.Node? {
    var found: HostTree.Node?
    func visit(_ node: HostTree.Node) {
      let traits = node.content.traits
      if traits.contains(.modal) { found = nil }
      if traits.contains(trait), !traits.contains(.disabled) { found = node }
      node.forEachChild(
        at: .zero, where: { facts, _ in !facts.traits.isDisjoint(with: [.modal, trait]) }, visit)
    }
    visit(tree.root)
    return found
  }

  func topmost(action: Actions) -> HostTree.Node? {
    topmost {
      $0.actions.contains(action)
    } where: {
      $0.content.actions.contains(action)
    }
  }

  private func topmost(
    among mayHold: (SubtreeFacts) -> Bool, where matches: (HostTree.Node) -> Bool
  ) -> HostTree.Node? {
    var found: HostTree.Node?
    walk(where: mayHold) { node, _ in
      if node.content.traits.contains(.modal) { found = nil }
      if matches(node) { found = node }
      return true
    }
    return found
  }
}

extension KeyStroke {
  fileprivate static let copy = KeyStroke("c", .command)
}
