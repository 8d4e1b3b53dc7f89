import Foundation
import LayoutCore
import ViewRuntime

extension LazyLane {
  /// The places of a grid's line: its tracks, together aligned in the length that there is.
  ///
  /// A cell lies in its track as the item says, else as the grid does, and in the middle of its
  /// line if nothing says otherwise (S14.9).
  static func lanes(
    of items: [GridItem], in length: CGFloat, _ alignment: AlignmentKey
  ) -> [LazyLane] {
    let items = items.isEmpty ? [GridItem()] : items
    let isVertical = alignment.axis == .horizontal
    let grid = GridTracks(items, available: length)
    let room = ViewDimensions(size: CGSize(width: length, height: length))
    let own = ViewDimensions(size: CGSize(width: grid.length, height: grid.length))
    let start = length.isFinite ? room[alignment] - own[alignment] : 0
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
