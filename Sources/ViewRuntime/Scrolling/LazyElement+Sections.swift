import Foundation
import LayoutCore

extension LazyElement {
  /// Keeps the header at the top and the footer at the bottom in sight, including those of lines
  /// that are not visible themselves.
  func pin(
    _ placed: inout [PlacedItem], _ shown: inout Range<Int>, _ visible: Range<CGFloat>,
    _ size: CGSize
  ) {
    let parts = view.pinnedParts
    guard !parts.isEmpty else { return }
    if parts.contains(.headers) {
      let top = visible.lowerBound
      let isThere = placed.contains { $0.node.sectionPart == .header && $0.start <= top }
      if !isThere, let item = items.sectionPart(.header, from: shown.lowerBound, by: -1) {
        addUnseen(item, before: true, size, &placed)
      }
      placed.pinHeader(at: top, end: max(lengths.total - spacing, 0))
    }
    if parts.contains(.footers) {
      let bottom = min(visible.upperBound, max(lengths.total - spacing, 0))
      let isThere = placed.contains { $0.node.sectionPart == .footer && $0.end >= bottom }
      if !isThere, let item = items.sectionPart(.footer, from: shown.upperBound - 1, by: 1) {
        addUnseen(item, before: false, size, &placed)
      }
      placed.pinFooter(at: bottom)
    }
  }

  /// Draws pinned parts above the rows that pass beneath them.
  func raise(_ placed: [PlacedItem]) {
    guard !view.pinnedParts.isEmpty else { return }
    for item in placed where item.isPinned != (item.node.traits[PinnedKey.key] != nil) {
      item.node.traits[PinnedKey.key] = item.isPinned ? true : nil
      item.node.traits[ZIndexTrait.key] = item.isPinned ? 1.0 : nil
      item.node.zIndexMayHaveChanged()
    }
  }

  private func addUnseen(
    _ item: Int, before: Bool, _ size: CGSize, _ placed: inout [PlacedItem]
  ) {
    let line = lines.line(of: item)
    var unseen: [PlacedItem] = []
    let lane = LazyLane(start: 0, length: size[view.axis.other])
    _ = place(line, at: lengths.offset(of: line), [lane], size, &unseen)
    placed.insert(contentsOf: unseen, at: before ? 0 : placed.count)
  }
}

/// The key among the traits of a pinned node.
private enum PinnedKey {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
