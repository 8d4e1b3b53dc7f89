import Foundation

/// The usual matrix that turns the hues of colours and keeps how bright they look, as filters of
/// pictures have it.
package enum HueRotation {
  /// What red, green and blue add to each of the three, a row for each.
  ///
  /// - Parameter angle: in radians.
  package static func rows(angle: Double) -> [[Double]] {
    // No colour is turned by what is no angle.
    let angle = angle.isFinite ? angle : 0
    let (c, s) = (cos(angle), sin(angle))
    return [
      [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      ],
      [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      ],
      [
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      ],
    ]
  }
}
