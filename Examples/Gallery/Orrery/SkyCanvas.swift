import SwiftUI

/// The sun, the orbits, and the planets on them.
struct SkyCanvas: View {
  let days: Double
  let selected: Planet

  var body: some View {
    Canvas { context, size in
      drawSun(&context, size)
      for planet in Planet.all { draw(planet, &context, size) }
      if let comet = context.resolveSymbol(id: "comet") {
        context.draw(comet, at: cometPosition(size))
      }
    } symbols: {
      Image(systemName: "sparkle").foregroundStyle(.cyan).tag("comet")
    }
    .frame(minHeight: 120)
  }

  private func drawSun(_ context: inout GraphicsContext, _ size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 12
    context.fill(
      Path(ellipseIn: Self.box(middle, radius)),
      with: .radialGradient(
        Gradient(colors: [.yellow, .orange]), center: middle, startRadius: 0, endRadius: radius))
  }

  private func draw(_ planet: Planet, _ context: inout GraphicsContext, _ size: CGSize) {
    let course = CGRect(origin: .zero, size: size).insetBy(
      dx: size.width * (1 - planet.distance) / 2, dy: size.height * (1 - planet.distance) / 2)
    let isSelected = planet == selected
    context.stroke(
      Path(ellipseIn: course), with: .color(isSelected ? planet.color : .gray.opacity(0.4)),
      style: StrokeStyle(lineWidth: 1, dash: isSelected ? [] : [4, 8]))
    let place = planet.position(after: days, in: size)
    context.fill(Path(ellipseIn: Self.box(place, planet.radius)), with: .color(planet.color))
    guard isSelected else { return }
    context.draw(
      Text(planet.name).font(.caption), at: CGPoint(x: place.x, y: place.y - 8), anchor: .bottom)
  }

  /// A long and narrow orbit, in the opposite direction.
  private func cometPosition(_ size: CGSize) -> CGPoint {
    let angle = -days / 500 * 2 * .pi
    return CGPoint(
      x: size.width * (0.5 + 0.45 * cos(angle)), y: size.height * (0.5 + 0.25 * sin(angle)))
  }

  private static func box(_ middle: CGPoint, _ radius: Double) -> CGRect {
    CGRect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

#Preview {
  SkyCanvas(days: 100, selected: Planet.all[2]).frame(width: 400, height: 300)
}
