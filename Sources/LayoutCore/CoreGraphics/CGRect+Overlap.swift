import Foundation

extension CGRect {
  /// What two rectangles have in common; `null` if that is nothing, or if a side is no number.
  ///
  /// ```swift
  /// frame.overlap(with: window)
  /// ```
  ///
  /// As `intersection(_:)`, which traps where a program's numbers make a side infinite or none.
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
