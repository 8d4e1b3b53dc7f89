import Foundation
import LayoutCore

/// The commands that a canvas draws, in order, for hosts to replay whenever they need to.
///
/// A value: a canvas that draws the same again sends nothing. All points are in the canvas's
/// coordinates, in points from its top leading corner; each command carries its complete state, so
/// that commands can be drawn in any region and resolution.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DrawingCommand]
  /// Whether the canvas starts black instead of clear.
  package var isOpaque: Bool

  package init(_ commands: [DrawingCommand] = [], isOpaque: Bool = false) {
    self.commands = commands
    self.isOpaque = isOpaque
  }
}

/// One command of a drawing: a figure and the state in which it is drawn.
package struct DrawingCommand: Hashable, Sendable {
  package indirect enum Figure: Hashable, Sendable {
    case fill([ShapeContent.PathElement], DrawingInk, isEvenOdd: Bool)
    /// A line along a path; the ink applies, not the stroke's own paint.
    case stroke([ShapeContent.PathElement], ShapeContent.Stroke, DrawingInk)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// A control that the host draws itself.
    case control(NodeContent, in: CGRect)
    /// One of the canvas's symbols: a child of its node in the host's tree.
    case symbol(NodeID, in: CGRect)
    /// Drawn into a separate picture first, to which the state applies.
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
  /// Returns the element transformed.
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
