import Foundation

extension Path {
  /// The area that is in this path, in the other one, or in both.
  ///
  /// ```swift
  /// let cloud = Path(ellipseIn: left).union(Path(ellipseIn: right))
  /// ```
  ///
  /// What comes out consists of straight lines, so close together that a curve looks as before.
  ///
  /// - Parameter eoFill: counts crossings (even-odd) to tell inside from outside, not directions.
  /// - Complexity: O(n · m) in the number of lines of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }

  /// The area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && $1 }
  }

  /// The area of this path without that of the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }

  /// The area that is in one of the paths only.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }

  /// The parts of this path's line that lie inside the other path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).line(inside: true)
  }

  /// The parts of this path's line that lie outside the other path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).line(inside: false)
  }

  /// The same area with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(Path(), eoFill) { isInside, _ in isInside }
  }

  private func combined(
    _ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).outline(where: isInside)
  }
}
