import Foundation

extension Alignment {
  /// Returns the origin of a child in a container that aligns its own guide with the child's
  /// (S11.10).
  ///
  /// ```text
  ///   ┌──────────────────┐
  ///   │      ┌────┐      │   .top: the middles on one vertical line,
  ///   │      └────┘      │         the upper sides on one horizontal line
  ///   │                  │
  ///   └──────────────────┘
  /// ```
  ///
  /// Used by frames, overlays, backgrounds and everything else with one child.
  ///
  /// - Parameters:
  ///   - child: The child's dimensions.
  ///   - container: The container's size. Its guides are at their defaults.
  /// - Returns: The child's upper leading corner, relative to the container's. A coordinate is 0 if
  ///   a side is infinite and has no middle or end.
  package func origin(of child: ViewDimensions, in container: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: container)
    let x = frame[horizontal.key] - child[horizontal.key]
    let y = frame[vertical.key] - child[vertical.key]
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
