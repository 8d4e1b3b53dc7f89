import LayoutCore

/// What an area or a run of text is filled with.
package indirect enum Paint: Hashable, Sendable {
  /// A colour and its position along the gradient, 0...1.
  package struct Stop: Hashable, Sendable {
    package var color: HostColor
    package var location: Double

    package init(color: HostColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// A point of the painted area's unit square.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  case color(HostColor)
  case linearGradient([Stop], start: Point, end: Point)
  /// Radii in points.
  case radialGradient([Stop], center: Point, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([Stop], center: Point, startAngle: Double, endAngle: Double)
  /// Radii as fractions of the painted area's width and height.
  case ellipticalGradient([Stop], center: Point, startFraction: Double, endFraction: Double)
  /// Rows of colours, spread evenly over the painted area from edge to edge and interpolated.
  case colorGrid(ColorGrid)
  /// A blurred view of the content behind; 0 the thinnest, 4 the thickest.
  case material(Int)
  /// A picture repeated over the area; `scale` scales each tile.
  case image(ImageContent, scale: Double)

  /// A single representative colour, for hosts that draw no gradients.
  package var representative: HostColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.isEmpty ? .clear : stops[stops.count / 2].color
    case .colorGrid(let grid): grid.middle
    case .material: .semantic(.secondaryBackground)
    case .image(let image, _): image.paint.representative
    }
  }
}
