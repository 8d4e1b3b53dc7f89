import CellText
import HostInterface
import TextEditing

/// Selection in read-only text: dragging selects letters, a double click words, a triple click
/// lines.
extension TerminalHost {
  /// The current selection.
  var selectedText: SelectedText? {
    guard let selected = painter.interaction.selected, let node = tree[selected.node],
      node.selectableText?.string == selected.text, selected.letters != nil
    else { return nil }
    return selected
  }

  func unselectText() {
    guard let selected = painter.interaction.selected else { return }
    painter.interaction.selected = nil
    invalidate(selected.node)
  }

  /// Starts a selection where a text is pressed.
  ///
  /// - Returns: whether the text can be selected.
  func beginSelecting(_ node: HostTree.Node, at point: CellPoint) -> Bool {
    guard let text = node.selectableText?.string, let place = offset(at: point, in: node) else {
      return false
    }
    painter.interaction.selected = SelectedText(
      node.id, text, pressed: place..<place + 1, clicks: mouse.clickCount)
    mouse.drag = .words(node.id)
    invalidate(node.id)
    return true
  }

  func goOnSelecting(to point: CellPoint) {
    guard var selected = painter.interaction.selected, let node = tree[selected.node],
      node.selectableText?.string == selected.text, let place = offset(at: point, in: node)
    else { return }
    selected.extend(to: place..<place + 1)
    painter.interaction.selected = selected
    invalidate(selected.node)
  }

  private func offset(at point: CellPoint, in node: HostTree.Node) -> Int? {
    guard let text = node.selectableText, !text.string.isEmpty,
      let placement = walker.placement(of: node, clip: CellRect(size: cells))
    else { return nil }
    return TextPainting(text, placement, painter.metrics, painter.theme).offset(at: point)
  }
}
