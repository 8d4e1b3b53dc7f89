import Foundation
import HostInterface
import LayoutCore

/// How the items of one line are placed next to each other.
extension LazyElement {
  /// Places the items of a line next to each other.
  ///
  /// - Returns: the end of the longest one.
  func place(
    _ line: Int, at position: CGFloat, _ lanes: [LazyLane], _ size: CGSize,
    _ placed: inout [PlacedItem]
  ) -> CGFloat {
    let lines = opened(line, of: lines)
    let lanes =
      lines.isWhole(line) ? [LazyLane(start: 0, length: size[view.axis.other])] : lanes
    var end = position
    let firstPlaced = placed.count
    var cells: [(key: AlignmentKey, items: Range<Int>, guide: CGFloat, length: CGFloat)] = []
    for (item, lane) in zip(lines.items(of: line), lanes) {
      var start = position
      let firstOfItem = placed.count
      let proposal = itemProposal(lane.length)
      let alignment = lane.across ?? view.itemAlignment
      let nodes = nodes(of: item)
      var guide: CGFloat?
      // There may be fewer items than it seemed, as elements turned out to hold none.
      if Container.placesEachView, item < items.itemCount, !items.isOneView(item, nodes) {
        items.wantsViewsCounted(item)
        isTakingApart = true
      }
      for child in nodes {
        if placed.count > firstOfItem { start += spacing }
        let dimensions = measuring(child) { $0.dimensions(in: proposal) }
        let frame = ViewDimensions(
          size: CGSize(view.axis, major: dimensions.size[view.axis], minor: lane.length))
        let across = lane.start + frame[alignment] - dimensions[alignment]
        let length = dimensions.size[view.axis]
        placed.append(
          PlacedItem(node: child, start: start, length: length, across: across, proposal: proposal))
        start += length
        if let key = lane.along, nodes.count == 1 { guide = dimensions[key] }
      }
      if let key = lane.along {
        let length = start - position
        cells.append(
          (key, firstOfItem..<placed.count, guide ?? room(length, key), length))
      }
      end = max(end, start)
    }
    guard placed.count > firstPlaced + 1 else { return end }
    return lineUp(cells, in: end - position, &placed) + position
  }

  /// Moves the cells of a line so that those with the same guide are aligned by it.
  ///
  /// - Returns: the length of the line.
  private func lineUp(
    _ cells: [(key: AlignmentKey, items: Range<Int>, guide: CGFloat, length: CGFloat)],
    in length: CGFloat, _ placed: inout [PlacedItem]
  ) -> CGFloat {
    // Most lines have cells of equal length and without custom guides.
    if cells.allSatisfy({ $0.length == length && $0.guide == room(length, $0.key) }) {
      return length
    }
    var reaches: [AlignmentKey: GuideExtents] = [:]
    for cell in cells {
      reaches[cell.key, default: GuideExtents()].add(cell.guide, of: cell.length)
    }
    let length = reaches.values.reduce(length) { max($0, $1.length) }
    for cell in cells {
      guard let place = reaches[cell.key]?.place(cell.key, in: length), cell.guide.isFinite else {
        continue
      }
      for index in cell.items { placed[index].start += place - cell.guide }
    }
    return length
  }

  /// Returns the default position of a guide in a length along the axis.
  private func room(_ length: CGFloat, _ key: AlignmentKey) -> CGFloat {
    ViewDimensions(size: CGSize(view.axis, major: length, minor: 0))[key]
  }
}
