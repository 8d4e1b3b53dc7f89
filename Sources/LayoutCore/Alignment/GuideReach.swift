import Foundation

/// How far views that are lined up by one guide reach to both sides of it.
///
/// ```text
///        guide
///   ┌──────┼──┐
///   │      │  │        before: 7, after: 6
///   └──────┼──┘
///       ┌──┼─────┐
///       └──┼─────┘
/// ```
package struct GuideReach: Equatable, Sendable {
  package private(set) var before: CGFloat = 0
  package private(set) var after: CGFloat = 0
  private var isEmpty = true

  package init() {}

  /// Takes in one more view.
  package mutating func add(_ dimensions: ViewDimensions, _ guide: AlignmentKey) {
    add(dimensions[guide], of: dimensions.size[guide.axis])
  }

  /// Takes in one of a length whose guide lies at a place of it.
  package mutating func add(_ place: CGFloat, of length: CGFloat) {
    guard place.isFinite, length.isFinite else { return }
    before = isEmpty ? place : max(before, place)
    after = isEmpty ? length - place : max(after, length - place)
    isEmpty = false
  }

  /// The room that all of them take.
  package var length: CGFloat { before + after }

  /// Where the guide lies in a room that may be longer: as the guide lies by itself, as long as
  /// none of them leaves the room.
  package func place(_ guide: AlignmentKey, in room: CGFloat) -> CGFloat {
    guard room.isFinite else { return before }
    let size = CGSize(guide.axis, major: room, minor: 0)
    let start = ViewDimensions(size: size)[guide] - before
    return before + min(max(start, 0), max(room - length, 0))
  }
}
