import Foundation

/// The edges of a picture that keep their size while the rest is stretched, in points.
package struct CapInsets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns how a picture's columns are stretched over a width.
  package func columns(over width: Double, of own: Double) -> CapStretch {
    CapStretch(over: width, of: own, start: left, end: right)
  }

  /// Returns how a picture's rows are stretched over a height.
  package func rows(over height: Double, of own: Double) -> CapStretch {
    CapStretch(over: height, of: own, start: top, end: bottom)
  }
}

/// A picture's length stretched over a length: both ends keep their size, the middle is stretched.
///
/// Lengths are fractions of the target and of the picture, 0 to 1. If the target is too small for
/// both ends, they shrink.
package struct CapStretch: Hashable, Sendable {
  /// The edges of the three pieces, in the target and in the picture.
  package let room: [Double]
  package let picture: [Double]

  init(over length: Double, of own: Double, start: Double, end: Double) {
    let (start, end) = (max(start, 0), max(end, 0))
    guard length > 0, own > 0, start + end > 0, (start + end).isFinite else {
      (room, picture) = ([0, 0, 1, 1], [0, 0, 1, 1])
      return
    }
    let fitting = min(1, own / (start + end))
    let (first, last) = (start * fitting, end * fitting)
    let scale = min(1, length / (first + last))
    room = [0, first * scale / length, 1 - last * scale / length, 1]
    picture = [0, first / own, 1 - last / own, 1]
  }

  /// Returns the position in the picture for a position in the target.
  package func picture(at place: Double) -> Double {
    let piece = place < room[1] ? 0 : place < room[2] ? 1 : 2
    let length = room[piece + 1] - room[piece]
    guard length > 0 else { return picture[piece + 1] }
    let share = (place - room[piece]) / length
    return picture[piece] + share * (picture[piece + 1] - picture[piece])
  }
}
