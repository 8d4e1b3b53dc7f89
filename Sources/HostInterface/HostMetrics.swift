import Foundation
import LayoutCore

/// The host's metrics for layout, in points.
package struct HostMetrics: Hashable, Sendable {
  /// Between neighbours of a stack without explicit spacing; SwiftUI's is 8 (S11.5).
  package var defaultSpacing: CGSize
  /// The padding of `padding()` without a number; SwiftUI's is 16 (S11.6).
  package var defaultPadding: CGSize
  /// Between two texts, one below the other; nil: as between other views. Fonts include it in their
  /// lines (S14.14).
  package var textSpacing: CGFloat?
  /// The smallest step of a position: one pixel, or one cell. Zero: none.
  package var grid: CGSize
  /// The line height of a button, and how much higher a label may be before the button grows: other
  /// scripts have higher lines, and buttons side by side should have equal heights.
  package var buttonLine: CGFloat = 0
  package var buttonLineRoom: CGFloat = 0
  /// The minimum height of a navigation bar. Zero: the height of its content.
  package var barHeight: CGFloat = 0
  /// Whether windows have a desktop title bar at their upper edge, from edge to edge, that contains
  /// their buttons.
  package var isDesktop: Bool { barHeight > 0 }
  /// Whether everything stands in the cells of a terminal.
  package var isInCells: Bool { grid.width > 0 }
  /// The width that the main menu's button takes in a window's upper bar.
  package var mainMenuWidth: CGFloat = 0

  /// Returns what the pointer covers at a point: a cell, if the host has cells, otherwise the point
  /// itself.
  package func cell(at point: CGPoint) -> CGRect {
    guard grid.width > 0, grid.height > 0 else { return CGRect(origin: point, size: .zero) }
    return CGRect(
      x: (point.x / grid.width).rounded(.down) * grid.width,
      y: (point.y / grid.height).rounded(.down) * grid.height, width: grid.width,
      height: grid.height)
  }

  package init(
    defaultSpacing: CGSize = CGSize(width: 8, height: 8),
    defaultPadding: CGSize = CGSize(width: 16, height: 16), grid: CGSize = .zero
  ) {
    self.defaultSpacing = defaultSpacing
    self.defaultPadding = defaultPadding
    self.grid = grid
  }
}

extension HostMetrics {
  /// Returns a program's length snapped to the host's grid: a whole number of pixels or cells.
  ///
  /// Half a step rounds down, so that small gaps between lines consistently vanish in a terminal.
  package func snap(_ length: CGFloat, horizontally: Bool) -> CGFloat {
    let step = horizontally ? grid.width : grid.height
    guard step > 0, length.isFinite else { return length }
    return (length / step - 0.001).rounded() * step
  }

  /// Returns the nearest position in whole rows. Centred content often lies between two rows:
  /// letters are drawn in one, and content drawn in dots must not straddle both.
  ///
  /// Columns are half as wide as rows are high, so that half a column is hardly visible, while
  /// rounding in nested containers would add up: columns are rounded when they are drawn.
  package func snap(origin: CGPoint) -> CGPoint {
    let step = grid.height
    guard step > 0, origin.y.isFinite else { return origin }
    // Half a step rounds up, as where cells round edges.
    return CGPoint(x: origin.x, y: (origin.y / step + 0.5 + 1e-6).rounded(.down) * step)
  }

  /// Returns the distance between neighbours, snapped to the grid. Horizontally, half a cell rounds
  /// up: separate texts must not run together.
  package func snapSpacing(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let step = grid.width
    guard axis == .horizontal, step > 0, length.isFinite, length >= 0 else {
      return snap(length, horizontally: axis == .horizontal)
    }
    return (length / step).rounded(.toNearestOrAwayFromZero) * step
  }
}

extension HostMetrics {
  /// Returns the default distance between neighbours along an axis.
  package func spacing(along axis: Axis) -> CGFloat {
    axis == .horizontal ? defaultSpacing.width : defaultSpacing.height
  }
}
