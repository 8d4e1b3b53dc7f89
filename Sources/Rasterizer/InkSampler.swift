import Foundation
import HostInterface
import LayoutCore
import Pictures

/// Samples the premultiplied colour of an ink at a pixel.
@MainActor
struct InkSampler {
  private enum Kind {
    case uniform(SIMD4<Float>)
    case gradient([(location: Double, color: SIMD4<Float>)], way: (CGPoint) -> Double)
    case grid(ColorGrid, [SIMD4<Float>], area: CGRect)
    case picture(Pixmap, tint: SIMD4<Float>?, size: CGSize)
    case backdrop(PixelBuffer)
  }

  private let kind: Kind
  private let ink: DrawingInk
  /// The transform from pixels to the ink's points.
  private let back: CGAffineTransform

  /// - Parameter transform: from the ink's points to pixels.
  init(
    _ ink: DrawingInk, _ transform: CGAffineTransform, _ sources: DrawingSources,
    backdrop: PixelBuffer?
  ) {
    self.ink = ink
    back = transform.inverted()
    if ink.isBackdrop {
      kind = backdrop.map { .backdrop($0) } ?? .uniform(.zero)
      return
    }
    kind = Self.kind(of: ink, sources)
  }

  private static func kind(of ink: DrawingInk, _ sources: DrawingSources) -> Kind {
    let area = ink.area
    func place(_ point: Paint.Point) -> CGPoint {
      CGPoint(x: area.minX + point.x * area.width, y: area.minY + point.y * area.height)
    }
    func stops(_ stops: [Paint.Stop]) -> [(location: Double, color: SIMD4<Float>)] {
      stops.map { ($0.location, sources.color($0.color).multiplied) }
    }
    switch ink.paint {
    case .color(let color): return .uniform(sources.color(color).multiplied)
    case .material(let thickness):
      var color = sources.color(.semantic(.secondaryBackground))
      color.w *= 0.8 + 0.04 * Float(thickness)
      return .uniform(color.multiplied)
    case .linearGradient(let list, let start, let end):
      let (start, end) = (place(start), place(end))
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      return .gradient(stops(list)) { point in
        square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 0
      }
    case .radialGradient(let list, let center, let inner, let outer):
      let center = place(center)
      return .gradient(stops(list)) { point in
        let distance = hypot(point.x - center.x, point.y - center.y)
        return outer == inner ? (distance < outer ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    case .ellipticalGradient(let list, let center, let inner, let outer):
      return .gradient(stops(list)) { point in
        let x = area.width > 0 ? (point.x - area.minX) / area.width - center.x : 0
        let y = area.height > 0 ? (point.y - area.minY) / area.height - center.y : 0
        let distance = hypot(x, y)
        return outer == inner ? (distance < outer ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    case .angularGradient(let list, let center, let start, let end):
      let center = place(center)
      let turn = 2 * Double.pi
      let span = end == start ? turn : end - start
      return .gradient(stops(list)) { point in
        var angle = atan2(point.y - center.y, point.x - center.x) - start
        angle.formTruncatingRemainder(dividingBy: turn)
        if angle < 0 { angle += turn }
        return span < 0 ? (turn - angle) / -span : angle / span
      }
    case .colorGrid(let grid):
      return .grid(grid, grid.colors.map { sources.color($0).multiplied }, area: area)
    case .image(let image, let scale):
      guard let pixmap = sources.pixmap(image.source) else {
        return .uniform(sources.color(image.paint.representative).multiplied)
      }
      let size = CGSize(
        width: max(image.naturalSize.width * scale, 1),
        height: max(image.naturalSize.height * scale, 1))
      return .picture(pixmap, tint: tint(of: image, sources), size: size)
    }
  }

  static func tint(of image: ImageContent, _ sources: DrawingSources) -> SIMD4<Float>? {
    image.isTemplate ? sources.color(image.paint.representative) : nil
  }

  func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
    switch kind {
    case .uniform(let color): return color
    case .backdrop(let buffer):
      guard column < buffer.width, row < buffer.height else { return .zero }
      return buffer.pixels[row * buffer.width + column]
    case .gradient(let stops, let way):
      return Self.color(of: stops, at: spread(way(point(column, row))))
    case .grid(let grid, let colors, let area):
      guard area.width > 0, area.height > 0 else { return colors[0] }
      let place = point(column, row)
      let parts = grid.neighbours(
        x: (place.x - area.minX) / area.width, y: (place.y - area.minY) / area.height)
      return parts.reduce(.zero) { $0 + colors[$1.index] * Float($1.weight) }
    case .picture(let pixmap, let tint, let size):
      let (from, to) = (point(column, row, 0), point(column, row, 1))
      let left = turned((min(from.x, to.x) - ink.area.minX) / size.width, ink.part.width)
      let top = turned((min(from.y, to.y) - ink.area.minY) / size.height, ink.part.height)
      return pixmap.color(
        CGRect(
          x: ink.part.minX + left, y: ink.part.minY + top, width: abs(to.x - from.x) / size.width,
          height: abs(to.y - from.y) / size.height), tint)
    }
  }

  private func point(_ column: Int, _ row: Int, _ inset: Double = 0.5) -> CGPoint {
    CGPoint(x: Double(column) + inset, y: Double(row) + inset).applying(back)
  }

  /// A fraction wrapped into one period of a repeated picture.
  private func turned(_ value: Double, _ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let rest = value.truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }

  private func spread(_ way: Double) -> Double {
    guard way.isFinite else { return 0 }
    switch ink.spread {
    case .pad: return way
    case .repeat: return way - way.rounded(.down)
    case .mirror:
      let rest = abs(way).truncatingRemainder(dividingBy: 2)
      return rest > 1 ? 2 - rest : rest
    }
  }

  private static func color(
    of stops: [(location: Double, color: SIMD4<Float>)], at way: Double
  ) -> SIMD4<Float> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    if way <= first.location { return first.color }
    if way >= last.location { return last.color }
    let after = stops.firstIndex { $0.location > way } ?? stops.count - 1
    let (low, high) = (stops[max(after - 1, 0)], stops[after])
    let span = high.location - low.location
    let share = span > 0 ? Float((way - low.location) / span) : 1
    return low.color * (1 - share) + high.color * share
  }
}

extension Pixmap {
  /// The mean premultiplied colour of a part of the picture's unit square.
  func color(_ part: CGRect, _ tint: SIMD4<Float>?) -> SIMD4<Float> {
    let pixel = average(part.minX, part.minY, part.maxX, part.maxY)
    if var tint {
      tint.w *= Float(pixel.opacity) / 255
      return tint.multiplied
    }
    return
      (SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.opacity)) / 255)
      .multiplied
  }
}
