import Foundation
import LayoutCore
import ViewRuntime

extension LazyLane {
  /// The places of a grid's line: its tracks, together aligned in the length that there is.
  static func lanes(
    of items: [GridItem], in length: CGFloat, _ alignment: AlignmentKey
  ) -> [LazyLane] {
    let grid = GridTracks(items, available: length)
    let room = ViewDimensions(size: CGSize(width: length, height: length))
    let own = ViewDimensions(size: CGSize(width: grid.length, height: grid.length))
    let start = length.isFinite ? room[alignment] - own[alignment] : 0
    return grid.tracks.map { LazyLane(start: start + $0.start, length: $0.length) }
  }
}
