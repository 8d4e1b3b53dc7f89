extension TextEditingState {
  /// Whether there is an edit to undo.
  package var canUndo: Bool { !history.undoable.isEmpty }
  package var canRedo: Bool { !history.redoable.isEmpty }

  /// Ends the current undo step: later changes by the model, such as an empty line after the return
  /// key, are not responses to an edit.
  package mutating func endStep() { history.close() }

  /// Call this when the program has come to rest after an edit: later changes by the model, such as
  /// another document in its place, are not responses to typing.
  package mutating func endAnswer() { history.endAnswer() }

  /// Undoes the last step.
  mutating func undo() {
    guard let step = history.popUndo() else { return }
    for edit in step.edits.reversed() {
      let end = lines.position(edit.start, advancedByBytes: edit.inserted.utf8.count)
      _ = lines.replace(edit.start..<end, with: edit.removed)
    }
    restore(step.before)
  }

  /// Redoes the last undone step.
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
