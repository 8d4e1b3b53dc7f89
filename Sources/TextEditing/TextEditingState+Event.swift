import HostInterface

extension TextEditingState {
  /// What the runtime is told after a command that changed something.
  var edit: HostEvent.TextEdit {
    HostEvent.TextEdit(text: text, selection: selection, isComposing: isComposing)
  }
}
