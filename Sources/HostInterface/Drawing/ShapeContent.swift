import Foundation

/// A shape drawn in a node's frame: what it is, and how it is filled and stroked.
package struct ShapeContent: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case rectangle
    /// Radii in points: top-leading, top-trailing, bottom-leading, bottom-trailing.
    case roundedRectangle(Double, Double, Double, Double)
    case capsule
    /// The largest circle in the middle of the frame.
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
    /// Inside of the shape's edge (`strokeBorder`) instead of centred on it.
    package var isInside: Bool
    package var cap = Cap.butt
    package var join = Join.miter
    /// How far a corner may stick out, in line widths.
    package var miterLimit = 10.0
    /// How far into the pattern of dashes the line begins, in points.
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
  /// Whether inside and outside are told by counting crossings instead of directions.
  package var isEvenOdd = false

  package init(geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
  }
}
