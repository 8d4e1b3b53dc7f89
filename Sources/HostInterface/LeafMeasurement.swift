import Foundation

/// A host's measurement of a leaf.
package struct LeafMeasurement: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// From the top to the first line's baseline, in points.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Makes the measurement of a leaf without text: both baselines are the bottom edge.
  package init(size: CGSize) {
    self.init(size: size, firstBaseline: size.height, lastBaseline: size.height)
  }
}
