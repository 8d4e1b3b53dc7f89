import CellText
import HostInterface

/// The hints about what keys currently do: derived from the screen, so that they are always right
/// and need no maintenance. The words are the program's own labels.
extension TerminalHost {
  /// Returns the hints in order of use. Recomputed only when something that they depend on has
  /// changed.
  func keyHints() -> [KeyHint] {
    let state = KnownHints.State(
      treeVersion: treeVersion, focused: painter.interaction.focused,
      hasMenuOfSeveral: menu.map { $0.items.count > 1 },
      isCarrying: mouse.drag.isCarrying,
      takesEscape: client?.takesKey(KeyStroke(KeyStroke.Named.escape)) ?? false,
      commands: undoOfTyping + (client?.commandKeys ?? []),
      hasSelection: hasSelection, hasJustCopied: hasJustCopied)
    if knownHints.state != state {
      knownHints = KnownHints(state: state, hints: bound(findKeyHints(state)))
    }
    return knownHints.hints
  }

  /// The undo key for typing: if something typed can be undone, the key applies to that rather than
  /// to the program's actions.
  private var undoOfTyping: [CommandKey] {
    let field = focusedNode.flatMap { painter.interaction.fields[$0.id] }
    return field?.state.canUndo == true ? [CommandKey(KeyStroke("z", .command), word("Undo"))] : []
  }

  /// Whether text is selected: in the focused text, or in a read-only one.
  private var hasSelection: Bool {
    let field = focusedNode.flatMap { painter.interaction.fields[$0.id] }
    return field?.state.selection.isEmpty == false || selectedText != nil
  }

  /// Returns one of the library's own words.
  func word(_ english: String) -> String { client?.word(english) ?? english }

  private func hint(_ key: String, _ english: String) -> KeyHint { KeyHint(key, word(english)) }

  private func findKeyHints(_ state: KnownHints.State) -> [KeyHint] {
    if let isOfSeveral = state.hasMenuOfSeveral {
      return (isOfSeveral ? [hint("↑↓", "Move")] : [])
        + [hint("⏎", "Choose"), hint("Esc", "Close")]
    }
    if state.isCarrying { return [hint("Esc", "Cancel")] }
    let screen = KeyFacts(self)
    var hints: [KeyHint] = []
    if let node = focusedNode {
      hints += node.textControl.map { textHints(node, $0, screen) } ?? controlHints(node)
      if let button = screen.defaultAction, leavesReturn(node), let label = button.hintLabel {
        hints.append(KeyHint("⏎", label))
      }
      hints += rowHints(node)
      if sharesBar(node) { hints.append(hint("←→", "Move")) }
    } else if let label = screen.defaultAction?.hintLabel {
      hints.append(KeyHint("⏎", label))
    }
    if let escape = state.takesEscape ? hint("Esc", "Cancel") : escapeHint(screen) {
      hints.append(escape)
    }
    hints += screen.shortcuts
    if screen.hasSearch, focusedNode?.textControl == nil { hints.append(hint("^F", "Search")) }
    if !screen.isModal { hints += hintsOf(state.commands) }
    if screen.hasSeveralStops { hints.append(hint("Tab", "Next")) }
    hints += [hint("F2", "Commands"), hint("F1", "Keys")]
    let copies = !state.hasJustCopied && (state.hasSelection || copiesOfProgram)
    hints.append(hint("^C", copies ? "Copy" : "Quit"))
    return hints.reduce(into: []) { known, hint in
      if !known.contains(where: { $0.key == hint.key }) { known.append(hint) }
    }
  }

  private func hintsOf(_ commands: [CommandKey]) -> [KeyHint] {
    commands.compactMap { command in
      let title = command.title.shortened(to: KeyHint.longest)
      return command.stroke.nameInTerminal.map { KeyHint($0, title) }
    }
  }

  private func textHints(
    _ node: HostTree.Node, _ leaf: HostTree.Node, _ screen: KeyFacts
  ) -> [KeyHint] {
    guard !leaf.content.isMultilineInput else { return [] }
    let words =
      (screen.defaultAction ?? screen.alertButton)?.hintLabel
      ?? (leaf.content.textInput?.submitLabel).flatMap {
        $0 == .return ? nil : word($0.title)
      }
    return [words.map { KeyHint("⏎", $0) } ?? hint("⏎", "Done")]
  }

  private func controlHints(_ node: HostTree.Node) -> [KeyHint] {
    let content = node.content
    if node.offersLinks { return [hint("⏎", "Open")] }
    switch node.controlLeaf?.content.control?.kind {
    case .slider: return [hint("←→", "Change")]
    case .stepperButtons: return [hint("+-", "Change")]
    case .pickerIndicator:
      let isMenu = node.controlLeaf.map { PickerRenderer.form(of: $0.content) == .menu } ?? false
      return [hint(isMenu ? "⏎" : "←→", "Choose")]
    default: break
    }
    if content.actions.contains(.step) {
      // Left and right move on to the number beside one that is typed.
      return [hint(content.actions.contains(.typing) ? "↑↓" : "←→", "Change")]
    }
    if content.actions.contains(.setValue), case .bool = node.controlValue {
      return [KeyHint("Space", node.hintLabel ?? word("Flip"))]
    }
    guard content.actions.contains(.activate) else {
      let isHeld = content.actions.contains(.longPress) && node.menuOwner == nil
      return isHeld ? [KeyHint("⏎", node.hintLabel ?? word("Press"))] : []
    }
    // The label of a row is visible in the row.
    if let row = node.rowToOpen { return returnHints(ofRow: row) }
    return [KeyHint("⏎", node.hintLabel ?? word("Press"))]
  }

  /// Returns the hints for Return. To a selected row that opens nothing, it does nothing more.
  private func returnHints(ofRow row: HostTree.Node) -> [KeyHint] {
    if row.content.isOnlyDeselected { return [hint("Space", "Deselect")] }
    if row.isMadeToBeChosen {
      return row.content.traits.contains(.selected) ? [] : [hint("⏎", "Select")]
    }
    return [hint("⏎", row.content.isOnlySelected ? "Select" : "Open")]
  }

  private func rowHints(_ node: HostTree.Node) -> [KeyHint] {
    var hints: [KeyHint] = []
    var current: HostTree.Node? = node
    while let row = current, row.content.role != .row { current = row.parent }
    if let row = current?.content {
      let names = row.namedActions
      if row.actions.contains(.delete) || names.contains(.delete) {
        hints.append(hint("Del", NamedAction.delete.title))
      }
      if names.contains(.moveUp) || names.contains(.moveDown) {
        hints.append(hint("Alt-↑↓", "Move"))
      }
    }
    if let owner = node.menuOwner, owner.content.actions.contains(.menu) || hints.isEmpty {
      hints.append(hint("F10", "Actions"))
    } else if node.content.actions.contains(.activate), node.longPressOwner != nil {
      hints.append(hint("F10", "Actions"))
    }
    return hints
  }

  /// Returns whether arrows lead from an item of a bar to others, which the tab key passes.
  private func sharesBar(_ node: HostTree.Node) -> Bool {
    guard let bar = node.barAround else { return false }
    return focusRing().stops.contains { $0.id != node.id && tree[$0.id]?.barAround === bar }
  }

  private func escapeHint(_ screen: KeyFacts) -> KeyHint? {
    if let node = screen.cancelAction,
      screen.wayBack?.goesBack(before: node, focused: focusedNode) != true
    {
      return KeyHint("Esc", node.hintLabel ?? word("Cancel"))
    }
    if screen.closing == .dismissal { return hint("Esc", "Close") }
    if screen.closing == .wayBack, !leavesTextFirst { return hint("Esc", "Back") }
    return focusedNode?.textControl == nil ? nil : hint("Esc", "Leave")
  }
}

/// What a walk over the screen finds for the key hints, without what is behind something modal.
@MainActor
private struct KeyFacts {
  private(set) var defaultAction: HostTree.Node?
  private(set) var cancelAction: HostTree.Node?
  /// What Escape does to the topmost thing that it closes.
  private(set) var closing: Closing?
  private(set) var wayBack: HostTree.Node?
  private(set) var isModal = false
  private(set) var hasSearch = false
  /// In an alert, the button that Return presses from a field if there is no default action.
  private(set) var alertButton: HostTree.Node?
  private var isInAlert = false
  /// The last node that the tab key may visit.
  private var lastStop: SharedStop?
  /// Whether the tab key leads on to another stop.
  private(set) var hasSeveralStops = false
  /// Whether a row holds several controls, which are stops if the tab key enters it.
  private var hasRowOfStops = false
  private(set) var shortcuts: [KeyHint] = []

  enum Closing { case dismissal, wayBack }

  init(_ host: TerminalHost) {
    let bounds = CellRect(size: host.cells)
    var facts = KeyFacts()
    host.walk(where: { facts.areIn($0) }) { node, placement in
      let content = node.content
      // A long list is not searched for the sake of a line.
      if placement.clip.isEmpty || node.isScrolledAway(placement, bounds) { return false }
      if content.traits.contains(.modal) {
        facts = KeyFacts()
        facts.isModal = true
        facts.isInAlert = content.role == .alert
      }
      facts.take(node, content, placement)
      return true
    }
    if !facts.hasSeveralStops, facts.hasRowOfStops {
      facts.hasSeveralStops = host.hasSeveralTabStops
    }
    self = facts
  }

  private init() {}

  /// Returns whether a subtree with these facts may contain more.
  private func areIn(_ known: SubtreeFacts) -> Bool {
    known.traits.contains(.defaultAction) || known.traits.contains(.cancelAction)
      || known.traits.contains(.backAction) || known.actions.contains(.dismiss)
      || known.marks.contains(.shortcut) || known.marks.contains(.searchBar)
      || (!hasSeveralStops || isInAlert && alertButton == nil) && known.marks.contains(.stop)
  }

  private mutating func take(
    _ node: HostTree.Node, _ content: NodeContent, _ placement: Placement
  ) {
    if content.actions.contains(.dismiss), content.role != .window { closing = .dismissal }
    if placement.owner == node.id {
      let stop = node.sharedStop
      // All rows of a list are one stop, but the controls in one row are several.
      if let lastStop {
        if lastStop.group != stop.group {
          hasSeveralStops = true
        } else if lastStop.member == stop.member {
          hasRowOfStops = true
        }
      }
      lastStop = stop
    }
    guard !placement.isDisabled else { return }
    if content.traits.contains(.defaultAction) { defaultAction = node }
    if content.traits.contains(.cancelAction) { cancelAction = node }
    if isInAlert, alertButton == nil, content.role == .button,
      content.traits.isDisjoint(with: [.cancelAction, .destructive])
    {
      alertButton = node
    }
    if content.traits.contains(.backAction) { (closing, wayBack) = (.wayBack, node) }
    if content.role == .searchBar, node.takesText { hasSearch = true }
    guard let stroke = content.shortcut, content.control?.style != .search,
      let key = stroke.nameInTerminal, let label = node.hintLabel
    else { return }
    shortcuts.append(KeyHint(key, label))
  }
}

/// A node as a part of a stop of the tab key: a row of a list, an item of a bar, or the node alone.
private struct SharedStop {
  let group: NodeID
  let member: NodeID
}

extension KeyHint {
  /// The maximum width of a program's labels, in columns.
  fileprivate static let longest = 24
}

extension HostTree.Node {
  /// The bar that contains it as an item, which shares its tab stop with the others.
  fileprivate var barAround: HostTree.Node? {
    keepsArrows ? nil : nearest { $0.content.role.isBar }
  }

  /// The stop of the tab key that it is a part of.
  fileprivate var sharedStop: SharedStop {
    if let row = nearest(where: { $0.content.traits.contains(.sharesTabStop) }),
      let list = row.parent
    {
      return SharedStop(group: list.id, member: row.id)
    }
    return SharedStop(group: (barAround ?? self).id, member: id)
  }

  /// Its label, or what of it has room beside a key.
  fileprivate var hintLabel: String? {
    let label = spokenLabel.shortened(to: KeyHint.longest)
    return label.isEmpty ? nil : label
  }

  /// Whether it contains a text input.
  fileprivate var takesText: Bool {
    (content.actions.contains(.edit) && !content.traits.contains(.disabled))
      || children.contains { $0.takesText }
  }

  /// Whether it is a row of a single-selection list that opens nothing: it neither selects the
  /// content beside it, as in a sidebar, nor contains a link.
  fileprivate var isMadeToBeChosen: Bool {
    guard content.role == .row, content.traits.contains(.focusable),
      !content.actions.contains(.select), content.control?.style != .sidebar, !holdsLink
    else { return false }
    return splitColumn == nil || splitColumn === splitColumn?.parent?.children.last
  }

  /// The row that Return selects or opens; nil if Return only presses one of the program's buttons,
  /// whose label says more.
  fileprivate var rowToOpen: HostTree.Node? {
    if content.role == .row { return self }
    var outermost = self
    // A modifier of the row's content, such as a context menu, has a node of its own.
    while let parent = outermost.parent, parent.content.role != .row, parent.children.count == 1 {
      outermost = parent
    }
    guard let row = outermost.parent, row.content.role == .row else { return nil }
    let isItem = row.content.traits.contains(.sharesTabStop)
    return content.role == .button && !isItem ? nil : self
  }

  private var holdsLink: Bool {
    content.role == .link || content.role == .button || children.contains { $0.holdsLink }
  }

  /// Returns whether neither it nor its descendants are visible.
  fileprivate func isScrolledAway(_ placement: Placement, _ bounds: CellRect) -> Bool {
    content.role == .row && placement.cells.intersection(bounds).isEmpty
  }
}

extension NodeContent {
  /// Whether it is a selected row of a multiple selection that opens nothing: the space bar
  /// deselects it, and Return leaves it selected.
  var isOnlyDeselected: Bool {
    actions.contains(.select) && !actions.contains(.doubleClick) && traits.contains(.selected)
  }

  /// Whether Return selects a row: if the row is already selected, it opens it, provided that there
  /// is something to open.
  fileprivate var isOnlySelected: Bool {
    actions.contains(.select)
      && !(actions.contains(.doubleClick) && traits.contains(.selected))
  }
}
