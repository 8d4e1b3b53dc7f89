import Foundation

/// How far views aligned by one guide extend to each side of it.
///
/// ```text
///        guide
///   ┌──────┼──┐
///   │      │  │        before: 7, after: 6
///   └──────┼──┘
///       ┌──┼─────┐
///       └──┼─────┘
/// ```
package struct GuideExtents: Equatable, Sendable {
  package private(set) var before: CGFloat = 0
  package private(set) var after: CGFloat = 0
  private var isEmpty = true

  package init() {}

  /// Includes one more view.
  package mutating func add(_ dimensions: ViewDimensions, _ guide: AlignmentKey) {
    add(dimensions[guide], of: dimensions.size[guide.axis])
  }

  /// Includes a view of the given length whose guide is at `place`.
  package mutating func add(_ place: CGFloat, of length: CGFloat) {
    guard place.isFinite, length.isFinite else { return }
    before = isEmpty ? place : max(before, place)
    after = isEmpty ? length - place : max(after, length - place)
    isEmpty = false
  }

  /// The total length that all views take.
  package var length: CGFloat { before + after }

  /// Returns the guide's position in a room that may be longer: at the guide's default, as long as
  /// no view leaves the room.
  package func place(_ guide: AlignmentKey, in room: CGFloat) -> CGFloat {
    guard room.isFinite else { return before }
    let size = CGSize(guide.axis, major: room, minor: 0)
    let start = ViewDimensions(size: size)[guide] - before
    return before + min(max(start, 0), max(room - length, 0))
  }
}
