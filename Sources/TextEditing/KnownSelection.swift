import HostInterface

/// What a program knows of the selection in a text input, if it follows it.
///
/// The user's selection is told once, and comes back with the next frame; the program's own counts
/// where it is another one than it was told of last.
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
  /// In characters; nil: it knows of none.
  private var range: Range<Int>?

  package init() {}

  /// Learns whether the program follows the selection.
  package mutating func follow(_ input: TextInputSpec?) {
    isFollowed = input?.followsSelection == true
  }

  /// What the program wants selected, if it is something else than it knows of; it counts as known
  /// from now on. Nil leaves the cursor where it is.
  package mutating func wanted(_ input: TextInputSpec?) -> Range<Int>? {
    guard isFollowed, let input, input.selection != range else { return nil }
    range = input.selection
    return input.selection
  }

  /// Whether the program is to be told of a selection.
  package func isNews(_ selection: Range<Int>) -> Bool { isFollowed && selection != range }

  /// The program is told.
  package mutating func tell(_ selection: Range<Int>) { range = selection }
}
