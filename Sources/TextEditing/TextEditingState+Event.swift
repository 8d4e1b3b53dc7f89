import HostInterface

extension TextEditingState {
  /// The event for the runtime after a command that changed something.
  var edit: HostEvent.TextEdit {
    HostEvent.TextEdit(text: text, selection: selection, isComposing: isComposing)
  }
}
