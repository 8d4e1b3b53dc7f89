import HostInterface
import TerminalInput
import TextEditing

extension TerminalHost {
  /// Prepares a text input that gets the focus, with the cursor at the end, or at the start in an
  /// editor.
  func beginEditing(_ node: HostTree.Node) {
    guard let leaf = node.textControl, painter.interaction.fields[node.id] == nil else { return }
    var field = FieldEditing(
      text: node.controlText, isMultiline: leaf.content.isMultilineInput,
      isSecure: leaf.content.control?.kind == .secureField,
      startsAtEnd: leaf.content.control?.kind != .textEditor)
    field.state.reconcile(modelText: node.controlText, leaf.content.textInput)
    painter.interaction.fields[node.id] = field
  }

  /// Reports the selection to a program that observes it but does not know it.
  func reportUnknownSelection(in id: NodeID) {
    guard let edit = painter.interaction.fields[id]?.state.reportUnknownSelection() else { return }
    client?.handle(.edit(id, edit))
  }

  /// Offers a key to the focused text.
  ///
  /// - Returns: whether the text handled it.
  func edit(_ press: TerminalKey) -> Bool {
    guard let node = focusedNode, let leaf = node.textControl,
      let field = painter.interaction.fields[node.id]
    else { return false }
    let isMultiline = field.state.isMultiline
    if press.key == .enter, !isMultiline { return submit(node) }
    let room = FieldRenderer.room(of: leaf, painter.metrics)
    let keys = EditingKeys(
      isMultiline: isMultiline, page: max(1, room.rows.count - 1), clipboard: clipboard)
    // Without a selection Control-C quits, as everywhere; without typing to undo, undo applies to
    // the program's actions.
    guard let command = keys.command(for: press),
      command != .copy || !field.state.selection.isEmpty,
      command != .undo || field.state.canUndo, command != .redo || field.state.canRedo
    else { return false }
    hasJustCopied = command == .copy
    let outcome = edit(node, command)
    // At the first and last row the arrows move on to the neighbours.
    let isVertical = press.key == .up || press.key == .down
    return !(isVertical && outcome?.isIdle != false)
  }

  @discardableResult
  func edit(_ node: HostTree.Node, _ command: TextEditingCommand) -> TextEditingOutcome? {
    guard let (outcome, damage) = painter.interaction.fields[node.id]?.performSeen(command)
    else { return nil }
    if let copied = outcome.copied { copy(copied) }
    if !outcome.isIdle {
      if let damage, node.textControl?.content.textInput?.looks.isEmpty != false {
        invalidate(damage)
      } else {
        invalidate(node.id)
      }
      revealIfUnseen(node)
    }
    if outcome.changedText, let edit = painter.interaction.fields[node.id]?.state.report() {
      show(.text(edit.text), in: node)
      client?.handle(.edit(node.id, edit))
    } else if outcome.changedSelection {
      reportUnknownSelection(in: node.id)
    }
    return outcome
  }

  /// Types a character into the field that gave up the focus with Return, while no node has the
  /// focus.
  func typeAtRest(_ press: TerminalKey) -> Bool {
    guard case .character = press.key, press.modifiers.subtracting(.shift).isEmpty, focusResting()
    else { return false }
    return edit(press)
  }

  /// Returns the focus to that field, if no node has it, so that typing replaces its text (S8.10):
  /// Return has ended that, and what follows is something else.
  @discardableResult
  func focusResting() -> Bool {
    guard focusedNode == nil, let id = resignedField, let node = tree[id], node.textControl != nil,
      stop(of: id) != nil
    else { return false }
    focus(id)
    selectText(of: node)
    return true
  }

  private func submit(_ node: HostTree.Node) -> Bool {
    guard node.content.actions.contains(.submit) else { return false }
    resignedField = node.id
    painter.interaction.fields[node.id]?.state.endStep()
    client?.handle(.submit(node.id))
    scheduleFlush()
    return true
  }

  /// Tells the fields that the program has settled: later changes by the model are not responses to
  /// typing.
  func endAnswers() {
    for id in painter.interaction.fields.keys {
      painter.interaction.fields[id]?.state.endAnswer()
    }
  }

  /// Applies the program's response to what was typed: its model has the last word.
  func reconcileFields() {
    for id in painter.interaction.fields.keys {
      guard let node = tree[id], let leaf = node.textControl else {
        // The focused one is checked again when the focus moves elsewhere.
        if id != painter.interaction.focused { painter.interaction.fields[id] = nil }
        continue
      }
      let isChanged = painter.interaction.fields[id]!.state
        .reconcile(modelText: node.controlText, leaf.content.textInput)
      if isChanged {
        invalidate(id)
        if id == painter.interaction.focused { reportUnknownSelection(in: id) }
      }
    }
  }
}

extension HostTree.Node {
  /// The text of a text input in the model.
  fileprivate var controlText: String {
    if case .text(let text) = controlValue { return text }
    return ""
  }
}
