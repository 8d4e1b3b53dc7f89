import HostInterface

/// A selection in read-only text (`textSelection(.enabled)`), from where the pointer was pressed to
/// where it is now.
///
/// A host reports both as ranges of characters: an empty range between two letters if it can tell,
/// otherwise the letter itself. After a double click, each is extended to its word, after a triple
/// click to its line, which ends at a newline.
package struct SelectedText {
  package let node: NodeID
  /// The text when the selection was made; if it has changed since, nothing is selected.
  package let text: String
  /// The number of clicks: two select words, three lines.
  private let clicks: Int
  /// The pressed range, which stays selected.
  private var start: Range<Int>
  /// Where the selection ends; nil until the pointer leaves the pressed character.
  private var end: Range<Int>?

  /// Starts a selection where the text is pressed.
  package init(_ node: NodeID, _ text: String, pressed: Range<Int>, clicks: Int) {
    self.node = node
    self.text = text
    self.clicks = clicks
    start = pressed
    guard clicks > 1 else { return }
    start = unit(at: pressed)
    end = start
  }

  /// The selected characters; nil if there are none.
  package var range: Range<Int>? {
    guard let end else { return nil }
    let range = min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound)
    return range.isEmpty ? nil : range
  }

  /// The selected text; nil if nothing is selected.
  package var letters: String? {
    guard let range else { return nil }
    let first = text.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[first..<text.index(first, offsetBy: range.count)])
  }

  /// The position that moves when keys extend the selection.
  package var head: Int {
    guard let end else { return start.lowerBound }
    return end.lowerBound < start.lowerBound ? end.lowerBound : end.upperBound
  }

  /// Extends the selection to a character, or to a position between two.
  package mutating func extend(to pressed: Range<Int>) {
    if end == nil, start.contains(pressed.lowerBound) { return }
    end = unit(at: pressed)
  }

  /// Selects all of the text.
  package mutating func selectAll() {
    start = 0..<text.count
    end = start
  }

  /// Moves the selection's end by keyboard.
  package mutating func extend(_ movement: TextMovement) {
    let head = head
    let anchor = head < start.upperBound ? start.upperBound : start.lowerBound
    var state = TextEditingState(text, isMultiline: true)
    state.perform(.select(head..<head))
    state.perform(.move(movement))
    start = anchor..<anchor
    end = state.cursor..<state.cursor
  }

  private func unit(at pressed: Range<Int>) -> Range<Int> {
    guard clicks > 1 else { return pressed }
    var state = TextEditingState(text, isMultiline: true)
    state.perform(
      clicks == 2 ? .selectWord(at: pressed.lowerBound) : .selectLine(at: pressed.lowerBound))
    return state.selection
  }
}

extension HostTree.Node {
  /// The node's text if the user can select in it: it is enabled, and not part of a control that a
  /// click operates.
  package var selectableText: TextContent? {
    guard content.traits.contains(.selectableText), case .text(let text) = content.leaf else {
      return nil
    }
    let isPart = sequence(first: self, next: \.parent).contains {
      $0.content.traits.contains(.disabled) || $0.content.control?.kind == .button
        || [.button, .link, .toggle, .tab].contains($0.content.role)
    }
    return isPart ? nil : text
  }
}
