import HostInterface

/// A selection that the program follows: it is told of each, and may say another.
extension TextEditingState {
  /// Takes over what the program's model says of text and selection.
  ///
  /// The model's selection counts where it is another one than the program was told of last: what
  /// the user selects comes back with the next frame and changes nothing. Where it is nil, the
  /// cursor stays.
  ///
  /// - Returns: Whether the text or the selection changed.
  @discardableResult
  package mutating func reconcile(modelText: String, _ input: TextInputSpec?) -> Bool {
    let hasNewText = reconcile(modelText: modelText)
    known.follow(input)
    guard !isComposing, let wanted = known.wanted(input), wanted != selection else {
      return hasNewText
    }
    select(wanted)
    return true
  }

  /// What the program is told of; it knows this selection from now on.
  package mutating func report() -> HostEvent.TextEdit {
    let edit = edit
    known.tell(edit.selection)
    return edit
  }

  /// What the program is to be told of because it follows the selection and knows another one, or
  /// none yet.
  package mutating func reportUnknownSelection() -> HostEvent.TextEdit? {
    guard known.isNews(selection) else { return nil }
    return report()
  }
}
