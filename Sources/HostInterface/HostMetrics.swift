import Foundation
import LayoutCore

/// The measures of a host that layout starts from, in points.
package struct HostMetrics: Hashable, Sendable {
  /// Between neighbours of a stack that ask for nothing else; SwiftUI's is 8 (S11.5).
  package var defaultSpacing: CGSize
  /// Of `padding()` without a number; SwiftUI's is 16 (S11.6).
  package var defaultPadding: CGSize
  /// Between two texts one below the other; nil: as between others. Fonts have it in their lines
  /// (S14.14).
  package var textSpacing: CGFloat?
  /// The smallest step of a position: one pixel, or one cell. Zero: none.
  package var grid: CGSize
  /// The height of a line in a button, and how much more a label may have before the button grows:
  /// other scripts have higher lines, and buttons that stand side by side are equally high.
  package var buttonLine: CGFloat = 0
  package var buttonLineRoom: CGFloat = 0
  /// The least height of a navigation bar. Zero: it is as high as what stands in it.
  package var barHeight: CGFloat = 0
  /// Whether windows have a bar of the desktop at their upper edge, from edge to edge, in which
  /// their buttons are.
  package var isDesktop: Bool { barHeight > 0 }
  /// What the button of a window's main menu takes of the bar at its upper edge.
  package var mainMenuWidth: CGFloat = 0

  /// What the pointer covers at a point: a cell of a host that has such, else the point itself.
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
  /// A length of a program, brought to the host's grid: a whole number of pixels or cells.
  ///
  /// Half a step goes down, so that the small gaps between lines vanish in a terminal instead of
  /// coming and going.
  package func snap(_ length: CGFloat, horizontally: Bool) -> CGFloat {
    let step = horizontally ? grid.width : grid.height
    guard step > 0, length.isFinite else { return length }
    return (length / step - 0.001).rounded() * step
  }

  /// The nearest place in whole rows. What stands in the middle of something often lies between two
  /// of them: letters are drawn in one, and what is drawn in dots must not stand in both.
  ///
  /// Columns are half as wide as rows are high, so half of one is hardly seen, while halves of
  /// containers in each other would add up: those are rounded where they are drawn.
  package func snap(origin: CGPoint) -> CGPoint {
    let step = grid.height
    guard step > 0, origin.y.isFinite else { return origin }
    // Half a step goes on, as where cells round edges.
    return CGPoint(x: origin.x, y: (origin.y / step + 0.5 + 1e-6).rounded(.down) * step)
  }

  /// The distance between neighbours on the grid. Beside each other half a cell goes up: texts that
  /// are apart on the screen must not become one word.
  package func snapSpacing(_ length: CGFloat, along axis: Axis) -> CGFloat {
    let step = grid.width
    guard axis == .horizontal, step > 0, length.isFinite, length >= 0 else {
      return snap(length, horizontally: axis == .horizontal)
    }
    return (length / step).rounded(.toNearestOrAwayFromZero) * step
  }
}

extension HostMetrics {
  /// The usual distance between neighbours along an axis.
  package func spacing(along axis: Axis) -> CGFloat {
    axis == .horizontal ? defaultSpacing.width : defaultSpacing.height
  }
}
