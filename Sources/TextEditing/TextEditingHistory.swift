/// The history for undo and redo.
///
/// Consecutive edits by the user are one step: a typed word with the spaces after it, a run of
/// single deletions. Anything else in between, such as moving the cursor, ends the step.
struct TextEditingHistory: Sendable {
  /// A replacement of text with other text.
  struct Edit: Sendable {
    var start: TextPosition
    var removed: String
    var inserted: String
  }

  /// The selection before or after a step.
  struct Selection: Sendable {
    var anchor: TextPosition
    var head: TextPosition
  }

  /// The kind of an edit.
  enum Kind: Sendable {
    case typing, deleting, other
  }

  /// A group of edits that are undone together.
  struct Step: Sendable {
    var edits: [Edit]
    var kind: Kind
    var before: Selection
    var after: Selection
  }

  /// The maximum number of steps.
  static let limit = 1000

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// Whether the next edit may join the last step.
  private(set) var isOpen = false
  /// Whether the model's next change of the text is a response to the last edit.
  private(set) var awaitsAnswer = false
  /// Incremented with every change of the text.
  private(set) var revision = 0

  /// Ends the current step; later changes by the model are not responses to an edit.
  mutating func close() {
    isOpen = false
    endAnswer()
  }

  /// Records that the model has responded to the last edit.
  mutating func endAnswer() { awaitsAnswer = false }

  /// Records an edit, as part of the last step if it continues it.
  mutating func record(_ edit: Edit, _ kind: Kind, before: Selection, after: Selection) {
    revision += 1
    redoable = []
    if isOpen, let last = undoable.last, last.kind == kind, kind != .other, continues(last, edit) {
      undoable[undoable.count - 1].edits.append(edit)
      undoable[undoable.count - 1].after = after
    } else {
      undoable.append(Step(edits: [edit], kind: kind, before: before, after: after))
      if undoable.count > Self.limit { undoable.removeFirst(undoable.count - Self.limit) }
    }
    isOpen = !edit.inserted.contains("\n")
    awaitsAnswer = true
  }

  /// Records the model's response to the last edit, so that one undo reverts both. A change that is
  /// not a response to an edit clears the history.
  mutating func absorb(_ edit: Edit, after: Selection) {
    revision += 1
    redoable = []
    if awaitsAnswer, !undoable.isEmpty {
      undoable[undoable.count - 1].edits.append(edit)
      undoable[undoable.count - 1].after = after
    } else {
      undoable = []
    }
  }

  /// Removes and returns the last step, for undoing it.
  mutating func popUndo() -> Step? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    revision += 1
    isOpen = false
    awaitsAnswer = false
    return step
  }

  /// Removes and returns the last undone step, for redoing it.
  mutating func popRedo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    revision += 1
    isOpen = false
    awaitsAnswer = false
    return step
  }

  // A new word starts a new step, but the spaces after a word belong to it.
  private func continues(_ step: Step, _ edit: Edit) -> Bool {
    guard step.kind == .typing else { return true }
    guard edit.removed.isEmpty, let last = step.edits.last?.inserted.last else { return false }
    return !last.isWhitespace || edit.inserted.first?.isWhitespace == true
  }
}
