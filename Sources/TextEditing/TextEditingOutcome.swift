/// The result of a command, for the host to pass on.
package struct TextEditingOutcome: Hashable, Sendable {
  /// Whether the text has changed.
  package var changedText = false

  /// Whether the selection, or the text being composed, has changed.
  package var changedSelection = false

  /// The text to copy to the clipboard; `nil` leaves the clipboard unchanged.
  package var copied: String?

  /// Whether the command did nothing: the key may then have another meaning, such as leaving the
  /// field.
  package var isIdle: Bool { !changedText && !changedSelection && copied == nil }
}
