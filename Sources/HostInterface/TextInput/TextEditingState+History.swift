extension TextEditingState {
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
