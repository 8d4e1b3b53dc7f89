import HostInterface
import TerminalInput
import TextEditing

extension TerminalHost {
  /// Prepares a text input that gets the focus, with the cursor at the end, in an editor at the
  /// start.
  func beginEditing(_ node: HostTree.Node) {
    guard let leaf = node.textControl, painter.interaction.fields[node.id] == nil else { return }
    var field = FieldEditing(
      text: node.controlText, isMultiline: leaf.content.isMultilineInput,
      isSecure: leaf.content.control?.kind == .secureField,
      startsAtEnd: leaf.content.control?.kind != .textEditor)
    field.state.reconcile(modelText: node.controlText, leaf.content.textInput)
    painter.interaction.fields[node.id] = field
  }

  /// Tells a program that follows the selection of one that it does not know.
  func reportUnknownSelection(in id: NodeID) {
    guard let edit = painter.interaction.fields[id]?.state.reportUnknownSelection() else { return }
    client?.handle(.edit(id, edit))
  }

  /// Gives a key to the text that has the focus.
  ///
  /// - Returns: whether it did something there.
  func edit(_ press: TerminalKey) -> Bool {
    guard let node = focusedNode, let leaf = node.textControl,
      let field = painter.interaction.fields[node.id]
    else { return false }
    let isMultiline = field.state.isMultiline
    if press.key == .enter, !isMultiline { return submit(node) }
    let room = FieldRenderer.room(of: leaf, painter.metrics)
    let keys = EditingKeys(
      isMultiline: isMultiline, page: max(1, room.rows.count - 1), clipboard: clipboard)
    // Without a selection Control-C quits, as everywhere; where nothing was typed that could be
    // taken back, that is for what the program did.
    guard let command = keys.command(for: press),
      command != .copy || !field.state.selection.isEmpty,
      command != .undo || field.state.canUndo, command != .redo || field.state.canRedo
    else { return false }
    hasJustCopied = command == .copy
    let outcome = edit(node, command)
    // At the first and last row the arrows go on to the neighbours.
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

  /// Gives a character to the field that gave the focus up by Return, while nothing else has it.
  func typeAtRest(_ press: TerminalKey) -> Bool {
    guard case .character = press.key, press.modifiers.subtracting(.shift).isEmpty, focusResting()
    else { return false }
    return edit(press)
  }

  /// Gives the focus back to that field, if nothing else has it.
  @discardableResult
  func focusResting() -> Bool {
    guard focusedNode == nil, let id = resignedField, tree[id]?.textControl != nil,
      stop(of: id) != nil
    else { return false }
    focus(id)
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

  /// The program has come to rest.
  func endAnswers() {
    for id in painter.interaction.fields.keys {
      painter.interaction.fields[id]?.state.endAnswer()
    }
  }

  /// Takes over what the program made of what was typed: its model has the last word.
  func reconcileFields() {
    for id in painter.interaction.fields.keys {
      guard let node = tree[id], let leaf = node.textControl else {
        // That one has the focus is asked once more, when the focus goes elsewhere.
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
  /// The text of a text input as the model has it.
  fileprivate var controlText: String {
    if case .text(let text) = controlValue { return text }
    return ""
  }
}
