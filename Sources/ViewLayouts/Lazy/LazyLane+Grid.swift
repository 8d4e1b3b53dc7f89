import Foundation
import LayoutCore
import ViewRuntime

extension LazyLane {
  /// Returns the lanes of a grid's line: its tracks, aligned together in the available length.
  ///
  /// A cell is aligned in its track by the item's alignment, otherwise by the grid's, and centred
  /// in its line by default (S14.9).
  static func lanes(
    of items: [GridItem], in length: CGFloat, _ alignment: AlignmentKey
  ) -> [LazyLane] {
    let items = items.isEmpty ? [GridItem()] : items
    let isVertical = alignment.axis == .horizontal
    let grid = GridTracks(items, available: length)
    let room = ViewDimensions(size: CGSize(width: length, height: length))
    let own = ViewDimensions(size: CGSize(width: grid.length, height: grid.length))
    // Columns that are wider than the grid overflow at its end, not at its start.
    let start = length.isFinite ? max(room[alignment] - own[alignment], 0) : 0
    return grid.tracks.map { track in
      let own = items[track.item].alignment ?? .center
      let isOwn = items[track.item].alignment != nil
      let across = isVertical ? own.horizontal.key : own.vertical.key
      return LazyLane(
        start: start + track.start, length: track.length, across: isOwn ? across : alignment,
        along: isVertical ? own.vertical.key : own.horizontal.key)
    }
  }
}
