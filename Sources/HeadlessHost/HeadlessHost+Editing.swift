import HostInterface
import TextEditing

/// Text inputs: a host keeps the cursor, the selection and what is being composed.
extension HeadlessHost {
  /// The state of a text input that was edited; nil for one that was not, or is none.
  package func editor(of id: NodeID) -> TextEditingState? { editors[id] }

  /// Carries out a command in a text input, which gets the focus, and reports what changed.
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

  /// A program that follows the selection is told of it when the input gets the focus.
  func beginEditing(_ id: NodeID) {
    guard tree[id]?.content.textInput?.followsSelection == true else { return }
    if editors[id] == nil { editors[id] = newEditor(of: id) }
    reportUnknownSelection(in: id)
  }

  private func reportUnknownSelection(in id: NodeID) {
    guard let edit = editors[id]?.reportUnknownSelection() else { return }
    client?.handle(.edit(id, edit))
  }

  /// Where the program changed a text, the cursor may stand elsewhere than it knows.
  func reportMovedSelections() {
    let moved = movedSelections
    movedSelections = []
    for id in moved where id == focusedID { reportUnknownSelection(in: id) }
  }

  /// Gives a control another value, as the user does with its knob, switch or menu.
  package func setValue(_ id: NodeID, _ value: ElementValue) {
    show(value, in: id)
    client?.handle(.setValue(id, value))
  }

  /// What the user changes is shown at once; the runtime knows and tells only of differences.
  private func show(_ value: ElementValue, in id: NodeID) {
    guard var content = tree[id]?.content, content.value != value else { return }
    content.value = value
    tree.apply(Patch([.update(id, content)]))
  }

  /// The return key in a text input: what is being composed is committed, then it is submitted.
  package func submit(_ id: NodeID) {
    if focusedID != id { focus(id) }
    if editors[id]?.isComposing == true { edit(id, .commitMarked) }
    editors[id]?.endStep()
    client?.handle(.submit(id))
  }

  /// The program has come to rest.
  func endAnswers() {
    for id in editors.keys { editors[id]?.endAnswer() }
  }

  /// The model may have made something else of what was typed.
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
