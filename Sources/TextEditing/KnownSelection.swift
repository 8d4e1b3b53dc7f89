import HostInterface

/// The selection in a text input as the program knows it, if it follows it.
///
/// The user's selection is reported once, and comes back with the next frame; the program's
/// selection takes effect if it differs from the last reported one.
///
/// ```swift
/// var known = KnownSelection()
/// known.follow(content.textInput)
/// if let wanted = known.wanted(content.textInput) { select(wanted) }
/// if known.isNews(selection) {
///   known.tell(selection)
///   client.handle(.edit(id, edit))
/// }
/// ```
package struct KnownSelection: Hashable, Sendable {
  /// Whether the program follows the selection at all.
  package private(set) var isFollowed = false
  /// In characters; nil if the program has no selection.
  private var range: Range<Int>?

  package init() {}

  /// Updates whether the program follows the selection.
  package mutating func follow(_ input: TextInputSpec?) {
    isFollowed = input?.followsSelection == true
  }

  /// The program's selection, if it differs from the known one; it counts as known from now on. Nil
  /// leaves the cursor where it is.
  package mutating func wanted(_ input: TextInputSpec?) -> Range<Int>? {
    guard isFollowed, let input, input.selection != range else { return nil }
    range = input.selection
    return input.selection
  }

  /// Whether a selection must be reported to the program.
  package func isNews(_ selection: Range<Int>) -> Bool { isFollowed && selection != range }

  /// Records that a selection was reported.
  package mutating func tell(_ selection: Range<Int>) { range = selection }
}
