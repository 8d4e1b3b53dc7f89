import HostInterface
import TextEditing

/// Text inputs: a host owns the cursor, the selection and the marked text.
extension HeadlessHost {
  /// Returns the state of a text input that has been edited; nil for any other node.
  package func editor(of id: NodeID) -> TextEditingState? { editors[id] }

  /// Performs a command in a text input, which gets the focus, and reports the changes.
  package func edit(_ id: NodeID, _ command: TextEditingCommand) {
    guard tree[id] != nil else { return }
    if focusedID != id { focus(id) }
    guard var editor = editors[id] ?? newEditor(of: id) else { return }
    let outcome = editor.perform(command)
    let isChanged = outcome.changedText || outcome.changedSelection
    let edit = isChanged ? editor.report() : nil
    editors[id] = editor
    guard let edit else { return }
    show(.text(edit.text), in: id)
    client?.handle(.edit(id, edit))
  }

  private func newEditor(of id: NodeID) -> TextEditingState? {
    guard let content = tree[id]?.content, case .text(let text)? = content.value else { return nil }
    var editor = TextEditingState(
      text, isMultiline: content.isMultilineInput, isSecure: content.role == .secureField)
    editor.reconcile(modelText: text, content.textInput)
    return editor
  }

  /// Reports the selection when the input gets the focus, if the program observes it.
  func beginEditing(_ id: NodeID) {
    guard tree[id]?.content.textInput?.followsSelection == true else { return }
    if editors[id] == nil { editors[id] = newEditor(of: id) }
    reportUnknownSelection(in: id)
  }

  private func reportUnknownSelection(in id: NodeID) {
    guard let edit = editors[id]?.reportUnknownSelection() else { return }
    client?.handle(.edit(id, edit))
  }

  /// Reports selections that have moved because the program changed a text.
  func reportMovedSelections() {
    let moved = movedSelections
    movedSelections = []
    for id in moved where id == focusedID { reportUnknownSelection(in: id) }
  }

  /// Sets a control's value, as the user does with its knob, switch or menu.
  package func setValue(_ id: NodeID, _ value: ElementValue) {
    show(value, in: id)
    client?.handle(.setValue(id, value))
  }

  /// Shows a user's change at once; the runtime knows of it and only sends differences.
  private func show(_ value: ElementValue, in id: NodeID) {
    guard var content = tree[id]?.content, content.value != value else { return }
    content.value = value
    tree.apply(Patch([.update(id, content)]))
  }

  /// Presses the return key in a text input: marked text is committed, then the input is submitted.
  package func submit(_ id: NodeID) {
    if focusedID != id { focus(id) }
    if editors[id]?.isComposing == true { edit(id, .commitMarked) }
    editors[id]?.endStep()
    client?.handle(.submit(id))
  }

  /// Called when the program is idle.
  func endAnswers() {
    for id in editors.keys { editors[id]?.endAnswer() }
  }

  /// Applies the model's changes of the typed text.
  func reconcileEditors(_ patch: Patch) {
    for operation in patch.operations {
      switch operation {
      case .update(let id, let content):
        guard case .text(let text)? = content.value else { continue }
        if editors[id]?.reconcile(modelText: text, content.textInput) == true {
          movedSelections.insert(id)
        }
      case .remove:
        editors = editors.filter { tree[$0.key] != nil }
      default: break
      }
    }
  }
}
