extension TextEditingState {
  /// Whether there is an edit to take back, or one to do again.
  package var canUndo: Bool { !history.undoable.isEmpty }
  package var canRedo: Bool { !history.redoable.isEmpty }

  /// Ends what one undo takes back: what the model makes of the text from now on, such as an empty
  /// line after the return key, answers no edit.
  package mutating func endStep() { history.close() }

  /// To be called when the program has come to rest after an edit: what it makes of the text from
  /// now on, such as another document in its place, answers nothing that was typed.
  package mutating func endAnswer() { history.endAnswer() }

  /// Takes the last step back.
  mutating func undo() {
    guard let step = history.popUndo() else { return }
    for edit in step.edits.reversed() {
      let end = lines.position(edit.start, advancedByBytes: edit.inserted.utf8.count)
      _ = lines.replace(edit.start..<end, with: edit.removed)
    }
    restore(step.before)
  }

  /// Does the last step again that was taken back.
  mutating func redo() {
    guard let step = history.popRedo() else { return }
    for edit in step.edits {
      let end = lines.position(edit.start, advancedByBytes: edit.removed.utf8.count)
      _ = lines.replace(edit.start..<end, with: edit.inserted)
    }
    restore(step.after)
  }

  private mutating func restore(_ selection: TextEditingHistory.Selection) {
    (anchor, head) = (selection.anchor, selection.head)
    wantedColumn = nil
  }
}
