import HostInterface

/// Text inputs: a host keeps the cursor, the selection and what is being composed.
extension HeadlessHost {
  /// The state of a text input that was edited; nil for one that was not, or is none.
  package func editor(of id: NodeID) -> TextEditingState? { editors[id] }

  /// Carries out a command in a text input, which gets the focus, and reports what changed.
  package func edit(_ id: NodeID, _ command: TextEditingCommand) {
    guard let node = tree[id], case .text(let text)? = node.content.value else { return }
    if focusedID != id { focus(id) }
    var editor =
      editors[id]
      ?? TextEditingState(
        text, isMultiline: node.content.role == .textEditor,
        isSecure: node.content.role == .secureField)
    let outcome = editor.perform(command)
    editors[id] = editor
    guard outcome.changedText || outcome.changedSelection else { return }
    show(.text(editor.text), in: id)
    client?.handle(.edit(id, editor.edit))
  }

  /// Gives a control another value, as a person does with its knob, switch or menu.
  package func setValue(_ id: NodeID, _ value: ElementValue) {
    show(value, in: id)
    client?.handle(.setValue(id, value))
  }

  /// What a person changes is shown at once; the runtime knows and tells only of differences.
  private func show(_ value: ElementValue, in id: NodeID) {
    guard var content = tree[id]?.content, content.value != value else { return }
    content.value = value
    tree.apply(Patch([.update(id, content)]))
  }

  /// The return key in a text input: what is being composed is committed, then it is submitted.
  package func submit(_ id: NodeID) {
    if focusedID != id { focus(id) }
    if editors[id]?.isComposing == true { edit(id, .commitMarked) }
    client?.handle(.submit(id))
  }

  /// The model may have made something else of what was typed.
  func reconcileEditors(_ patch: Patch) {
    guard !editors.isEmpty else { return }
    for operation in patch.operations {
      switch operation {
      case .update(let id, let content):
        if case .text(let text)? = content.value { editors[id]?.reconcile(modelText: text) }
      case .remove:
        editors = editors.filter { tree[$0.key] != nil }
      default: break
      }
    }
  }
}
