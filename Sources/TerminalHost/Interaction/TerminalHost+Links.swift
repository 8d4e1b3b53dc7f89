import CellText
import HostInterface

/// Links in texts: the tab key moves from one to the next, Return and a click follow one.
extension TerminalHost {
  /// Returns the link of a text at a cell.
  func link(of node: HostTree.Node, at point: CellPoint) -> TextContent.Link? {
    guard node.offersLinks, case .text(let text) = node.content.leaf,
      let placement = walker.placement(of: node, clip: CellRect(size: cells)),
      !placement.isDisabled
    else { return nil }
    return TextPainting(text, placement, painter.metrics, painter.theme).link(at: point)
  }

  /// Returns the link that a key would follow.
  func focusedLink(of node: HostTree.Node) -> TextContent.Link? {
    node.id == painter.interaction.focused ? painter.focusedLink(of: node) : nil
  }

  func focus(_ link: TextContent.Link, of node: HostTree.Node) {
    focus(node.id)
    guard let place = node.links.firstIndex(of: link) else { return }
    painter.interaction.link = place
    invalidate(node.id)
  }

  /// Moves to another link of the focused text.
  ///
  /// - Returns: whether there is one.
  func moveToLink(forward: Bool) -> Bool {
    guard let node = focusedNode else { return false }
    let place = painter.interaction.link + (forward ? 1 : -1)
    guard place >= 0, place < node.links.count else { return false }
    painter.interaction.link = place
    invalidate(node.id)
    return true
  }
}
