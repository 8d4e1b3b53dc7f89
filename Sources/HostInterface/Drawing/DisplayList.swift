import Foundation
import LayoutCore

/// What a canvas draws, one step after the other, for hosts to draw again whenever they need to.
///
/// A value: a canvas that draws the same again sends nothing. All points are the canvas's own, in
/// points from its upper leading corner; each step carries the whole state that it is drawn in, so
/// that steps can be drawn in any part and in any resolution.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DrawingCommand]
  /// Black instead of clear before the first step.
  package var isOpaque: Bool

  package init(_ commands: [DrawingCommand] = [], isOpaque: Bool = false) {
    self.commands = commands
    self.isOpaque = isOpaque
  }
}

/// One step of a drawing: a figure and the state that it is drawn in.
package struct DrawingCommand: Hashable, Sendable {
  package indirect enum Figure: Hashable, Sendable {
    case fill([ShapeContent.PathElement], DrawingInk, isEvenOdd: Bool)
    /// A line along a path; the ink counts, not the stroke's own paint.
    case stroke([ShapeContent.PathElement], ShapeContent.Stroke, DrawingInk)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// A control that the host draws itself.
    case control(NodeContent, in: CGRect)
    /// One of the canvas's symbols: a child of its node, of which the host has the tree.
    case symbol(NodeID, in: CGRect)
    /// Drawn into a picture of its own first, which the state then holds for.
    case layer([DrawingCommand])
  }

  package var figure: Figure
  package var state: DrawingState

  package init(_ figure: Figure, _ state: DrawingState = DrawingState()) {
    self.figure = figure
    self.state = state
  }
}

extension ShapeContent.PathElement {
  /// Where a transformation takes the step.
  package func applying(_ transform: CGAffineTransform) -> ShapeContent.PathElement {
    switch self {
    case .move(let to): .move(to.applying(transform))
    case .line(let to): .line(to.applying(transform))
    case .quadCurve(let to, let control):
      .quadCurve(to.applying(transform), control: control.applying(transform))
    case .curve(let to, let first, let second):
      .curve(
        to.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .close: .close
    }
  }
}
