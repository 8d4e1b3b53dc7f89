import Foundation

extension CGRect {
  /// Returns the intersection of two rectangles; `null` if there is none, or if a side is not a
  /// number.
  ///
  /// ```swift
  /// frame.overlap(with: window)
  /// ```
  ///
  /// Like `intersection(_:)`, which traps where a side is infinite or not a number.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull,
      let (left, width) = Self.common(
        of: (origin.x, size.width), (other.origin.x, other.size.width)),
      let (top, height) = Self.common(
        of: (origin.y, size.height), (other.origin.y, other.size.height))
    else { return .null }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private typealias Side = (start: CGFloat, length: CGFloat)

  private static func common(of a: Side, _ b: Side) -> Side? {
    let ends = [a.start, a.start + a.length, b.start, b.start + b.length]
    guard !ends.contains(where: \.isNaN) else { return nil }
    let start = max(min(ends[0], ends[1]), min(ends[2], ends[3]))
    let end = min(max(ends[0], ends[1]), max(ends[2], ends[3]))
    return start <= end && start.isFinite ? (start, end - start) : nil
  }
}
