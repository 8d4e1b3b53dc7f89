/// What a command has done, for the host to pass on.
package struct TextEditingOutcome: Hashable, Sendable {
  /// The text is another one than before.
  package var changedText = false

  /// The selection, or the text being composed, is another one than before.
  package var changedSelection = false

  /// What goes to the clipboard; `nil` leaves the clipboard as it is.
  package var copied: String?

  /// The command had nothing to do: a key may mean something else then, such as leaving the field.
  package var isIdle: Bool { !changedText && !changedSelection && copied == nil }
}
