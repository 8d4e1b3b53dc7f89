import Foundation

/// The usual matrix that rotates hues and preserves perceived brightness, as in image filters.
package enum HueRotation {
  /// Returns the factors of red, green and blue for each of the three, one row each.
  ///
  /// - Parameter angle: in radians.
  package static func rows(angle: Double) -> [[Double]] {
    // An invalid angle rotates nothing.
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
