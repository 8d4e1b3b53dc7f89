import Foundation

/// What a drawing command paints with: a paint, and the area of the paint.
package struct DrawingInk: Hashable, Sendable {
  /// What a gradient does beyond its ends.
  package enum Spread: Int, Hashable, Sendable { case pad, `repeat`, mirror }

  package var paint: Paint
  /// The rectangle, in the command's coordinates, onto which the paint's unit square is mapped.
  /// With a square of one point at the origin, unit coordinates are points.
  package var area: CGRect
  package var spread = Spread.pad
  /// The part of a picture that is repeated, in its unit square.
  package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether to paint with the content below the current layer, instead of the paint.
  package var isBackdrop = false

  package init(_ paint: Paint, area: CGRect = DrawingInk.points) {
    self.paint = paint
    self.area = area
  }

  /// The area in which the paint's coordinates are points.
  package static let points = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the same paint with its points in the unit square of another rectangle, for texts.
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
