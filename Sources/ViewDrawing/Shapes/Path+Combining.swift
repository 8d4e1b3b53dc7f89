import Foundation

extension Path {
  /// Returns the area in this path, the other one, or both.
  ///
  /// ```swift
  /// let cloud = Path(ellipseIn: left).union(Path(ellipseIn: right))
  /// ```
  ///
  /// The result consists of straight lines, so fine that curves look unchanged.
  ///
  /// - Parameter eoFill: uses the even-odd rule instead of winding.
  /// - Complexity: O(n · m) in the number of lines of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }

  /// Returns the area in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && $1 }
  }

  /// Returns the area of this path without that of the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }

  /// Returns the area in exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }

  /// Returns the parts of this path's line inside the other path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).line(inside: true)
  }

  /// Returns the parts of this path's line outside the other path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).line(inside: false)
  }

  /// Returns the same area with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(Path(), eoFill) { isInside, _ in isInside }
  }

  private func combined(
    _ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    OutlineArrangement(self, other, eoFill: eoFill).outline(where: isInside)
  }
}
