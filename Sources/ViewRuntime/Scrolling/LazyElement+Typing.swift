import Foundation
import HostInterface
import LayoutCore

extension LazyElement {
  /// Keeps the row of the focused text, wherever it was scrolled to, so that the user can go on
  /// typing. All other rows leave, and the focus with them.
  ///
  /// - Returns: the row's item, if it is out of sight.
  func keepTypedIn(
    _ placed: inout [PlacedItem], _ shown: Range<Int>, _ lanes: [LazyLane], _ size: CGSize
  ) -> Int? {
    guard let (row, content) = typedRow, !placed.contains(where: { $0.node === row }),
      let item = items.item(of: content)
    else { return nil }
    let line = lines.line(of: item)
    var unseen: [PlacedItem] = []
    _ = place(line, at: lengths.offset(of: line), lanes, size, &unseen)
    guard let own = unseen.first(where: { $0.node === row }) else { return nil }
    placed.insert(own, at: item < shown.lowerBound ? 0 : placed.count)
    return item
  }

  /// The row that contains the focused text, with the node of the item's view.
  private var typedRow: (row: RenderNode, content: RenderNode)? {
    guard let focused = runtime.focus.focused.flatMap({ runtime.nodes[$0] }),
      focused.content?.actions.contains(.edit) == true
    else { return nil }
    var row = focused
    while let parent = row.parent, parent !== node { row = parent }
    guard row.parent === node else { return nil }
    let content = row.children.first { rows[$0.id] === row }
    return (row, content ?? row)
  }
}
