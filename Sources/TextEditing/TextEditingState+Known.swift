import HostInterface

/// Support for a program that follows the selection: each one is reported to it, and it may set
/// another.
extension TextEditingState {
  /// Applies the text and selection of the program's model.
  ///
  /// The model's selection takes effect if it differs from the last reported one: the user's
  /// selection comes back with the next frame and changes nothing. If it is nil, the cursor stays.
  ///
  /// - Returns: whether the text or the selection changed.
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

  /// The event to report; the program knows this selection from now on.
  package mutating func report() -> HostEvent.TextEdit {
    let edit = edit
    known.tell(edit.selection)
    return edit
  }

  /// The event to report if the program follows the selection and knows another one, or none yet.
  package mutating func reportUnknownSelection() -> HostEvent.TextEdit? {
    guard known.isNews(selection) else { return nil }
    return report()
  }
}
