import Foundation

/// A shape drawn in a node's frame: its geometry, fill and stroke.
package struct ShapeContent: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case rectangle
    /// Radii in points: top-leading, top-trailing, bottom-leading, bottom-trailing.
    case roundedRectangle(Double, Double, Double, Double)
    case capsule
    /// The largest circle centred in the frame.
    case circle
    case ellipse
    /// In points, relative to the frame's origin.
    case path([PathElement])
  }

  package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package struct Stroke: Hashable, Sendable {
    package var paint: Paint
    /// In points.
    package var width: Double
    package var dash: [Double]
    /// Drawn inside the shape's edge (`strokeBorder`) instead of centred on it.
    package var isInside: Bool
    package var cap = Cap.butt
    package var join = Join.miter
    /// How far a corner may protrude, in line widths.
    package var miterLimit = 10.0
    /// The offset into the dash pattern at which the line starts, in points.
    package var dashPhase = 0.0

    package enum Cap: Int, Hashable, Sendable { case butt, round, square }
    package enum Join: Int, Hashable, Sendable { case miter, round, bevel }

    package init(paint: Paint, width: Double, dash: [Double] = [], isInside: Bool = false) {
      self.paint = paint
      self.width = width
      self.dash = dash
      self.isInside = isInside
    }
  }

  package var geometry: Geometry
  package var fill: Paint?
  package var stroke: Stroke?
  /// Whether the even-odd rule determines the inside, instead of the winding rule.
  package var isEvenOdd = false

  package init(geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
  }
}
