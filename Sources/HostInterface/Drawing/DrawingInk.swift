import Foundation

/// What a step of a drawing paints with: a paint, and where the paint lies.
package struct DrawingInk: Hashable, Sendable {
  /// What a gradient does beyond its ends.
  package enum Spread: Int, Hashable, Sendable { case pad, `repeat`, mirror }

  package var paint: Paint
  /// The rectangle, in the step's own points, that the paint's unit square is laid on. The square
  /// of one point at the origin makes unit points points.
  package var area: CGRect
  package var spread = Spread.pad
  /// The part of a picture that is repeated, in its unit square.
  package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What is there already, below the layer that is being drawn, instead of the paint.
  package var isBackdrop = false

  package init(_ paint: Paint, area: CGRect = DrawingInk.points) {
    self.paint = paint
    self.area = area
  }

  /// The area in which the paint's numbers are points.
  package static let points = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The same paint with its points in the unit square of another rectangle, for texts.
  package func paint(in rect: CGRect) -> Paint {
    guard rect.width > 0, rect.height > 0 else { return paint }
    func moved(_ point: Paint.Point) -> Paint.Point {
      Paint.Point(
        x: (Double(area.minX) + point.x * Double(area.width) - Double(rect.minX))
          / Double(rect.width),
        y: (Double(area.minY) + point.y * Double(area.height) - Double(rect.minY))
          / Double(rect.height))
    }
    return switch paint {
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops, start: moved(start), end: moved(end))
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(stops, center: moved(center), startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(stops, center: moved(center), startAngle: start, endAngle: end)
    default: paint
    }
  }
}
