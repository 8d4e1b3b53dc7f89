import HostInterface

/// The selection in read-only text (`textSelection(.enabled)`): from what was pressed to what is
/// below the pointer now.
///
/// A host reports both as ranges of characters: an empty one between two letters where it knows
/// places that exactly, or else the letter itself. After two clicks each stands for its word, after
/// three for its line between newlines.
package struct SelectedText {
  package let node: NodeID
  /// The text at that time: if it has changed since, nothing is selected.
  package let text: String
  /// What a press stands for, by the number of clicks.
  private let clicks: Int
  /// What was pressed, and stays selected.
  private var start: Range<Int>
  /// Where the selection ends; nil: the pointer has not left the pressed character.
  private var end: Range<Int>?

  /// A selection that starts where the text is pressed.
  package init(_ node: NodeID, _ text: String, pressed: Range<Int>, clicks: Int) {
    self.node = node
    self.text = text
    self.clicks = clicks
    start = pressed
    guard clicks > 1 else { return }
    start = unit(at: pressed)
    end = start
  }

  /// The selected characters; nil: none.
  package var range: Range<Int>? {
    guard let end else { return nil }
    let range = min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound)
    return range.isEmpty ? nil : range
  }

  /// The selected text, to be copied.
  package var letters: String? {
    guard let range else { return nil }
    let first = text.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[first..<text.index(first, offsetBy: range.count)])
  }

  /// The place that moves when the selection is extended.
  package var head: Int {
    guard let end else { return start.lowerBound }
    return end.lowerBound < start.lowerBound ? end.lowerBound : end.upperBound
  }

  /// Extends the selection to a character or a place.
  package mutating func extend(to pressed: Range<Int>) {
    if end == nil, start.contains(pressed.lowerBound) { return }
    end = unit(at: pressed)
  }

  /// Selects all of the text.
  package mutating func selectAll() {
    start = 0..<text.count
    end = start
  }

  /// Moves the selection's end, as keys do.
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
  /// The text of the node, if the user can select in it: what presses does not, and is enabled.
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
