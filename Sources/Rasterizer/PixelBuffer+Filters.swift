import Foundation
import HostInterface
import LayoutCore

extension PixelBuffer {
  /// Applies a filter to the whole picture.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point.
  ///   - transform: from the filter's points to pixels.
  ///   - color: red, green, blue and opacity, not premultiplied.
  /// - Complexity: linear in the area that is painted before or after.
  package mutating func apply(
    _ filter: DrawingFilter, scale: Double, transform: CGAffineTransform,
    color: (HostColor) -> SIMD4<Float>
  ) {
    switch filter {
    case .colorMatrix(let numbers):
      let matrix = ColorMatrixFilter(numbers)
      change { matrix.apply($0) }
    case .alphaThreshold(let low, let high, let ink):
      let ink = color(ink).multiplied
      change { Double($0.w) >= low && Double($0.w) <= high && $0.w > 0 ? ink : .zero }
    case .shadow(let shadow): add(shadow, scale: scale, color)
    case .effect(let effect): apply(effect, scale: scale, transform, color)
    }
  }

  private mutating func apply(
    _ effect: Effect, scale: Double, _ transform: CGAffineTransform,
    _ color: (HostColor) -> SIMD4<Float>
  ) {
    switch effect {
    case .blur(let radius): blur(sigma: radius * scale)
    case .shadow(let ink, let radius, let x, let y):
      add(DrawingShadow(color: ink, radius: radius, x: x, y: y), scale: scale, color)
    case .innerShadow(let ink, let radius, let x, let y):
      var shadow = DrawingShadow(color: ink, radius: radius, x: x, y: y)
      shadow.isInner = true
      add(shadow, scale: scale, color)
    case .transform(let projection): project(projection, transform)
    case .opacity(let opacity): change { $0 * Float(min(max(opacity, 0), 1)) }
    // These are part of a layer's state, not filters of its pixels (NodeDrawing).
    case .clip, .rotation, .scale, .rotation3D, .blendMode, .group, .contentChange: break
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha:
      guard let matrix = ColorMatrixFilter(effect, color: color) else { return }
      change { matrix.apply($0) }
    }
  }

  private mutating func change(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    // A filter may give clear pixels a colour.
    let area = change(.zero).w > 0 ? bounds : painted
    painted = area
    for row in area.rows {
      for column in area.columns {
        let index = row * width + column
        let former = pixels[index]
        pixels[index] = change(former)
        guard pixels[index].w != former.w else { continue }
        if former.w <= 0 || pixels[index].w <= 0 {
          cover[index] = pixels[index].w > 0 ? 1 : 0
        } else if pixels[index].w > former.w {
          cover[index] = 1
        }
      }
    }
  }

  // MARK: Blur

  /// Blurs with three passes of moving averages, which approximate a Gaussian.
  private mutating func blur(sigma: Double) {
    guard sigma > 0.2, sigma.isFinite, !painted.isEmpty else { return }
    let length = max(Int(clamping: (12 * sigma * sigma / 3 + 1).squareRoot().rounded()) | 1, 3)
    let reach = min(length / 2 * 3, width + height)
    let (area, width) = (painted.grown(by: reach).intersection(bounds), width)
    painted = area
    for _ in 0..<3 {
      average(length / 2, count: area.columns.count, lanes: area.rows) { lane, place in
        lane * width + area.columns.lowerBound + place
      }
      average(length / 2, count: area.rows.count, lanes: area.columns) { lane, place in
        (area.rows.lowerBound + place) * width + lane
      }
    }
    for row in painted.rows {
      for column in painted.columns {
        let index = row * width + column
        cover[index] = pixels[index].w > 0.02 ? 1 : 0
        isLine[index] = false
      }
    }
  }

  private mutating func average(
    _ radius: Int, count: Int, lanes: Range<Int>, index: (_ lane: Int, _ place: Int) -> Int
  ) {
    var line = [SIMD4<Float>](repeating: .zero, count: count)
    let weight = 1 / Float(2 * radius + 1)
    for lane in lanes {
      for place in 0..<count { line[place] = pixels[index(lane, place)] }
      var sum = SIMD4<Float>.zero
      for place in 0..<min(radius, count) { sum += line[place] }
      for place in 0..<count {
        if place + radius < count { sum += line[place + radius] }
        if place - radius - 1 >= 0 { sum -= line[place - radius - 1] }
        pixels[index(lane, place)] =
          sum.clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: .infinity)) * weight
      }
    }
  }

  // MARK: Shadows

  private mutating func add(
    _ shadow: DrawingShadow, scale: Double, _ color: (HostColor) -> SIMD4<Float>
  ) {
    let ink = color(shadow.color)
    var shade = PixelBuffer(width: width, height: height)
    let (x, y) = (
      Int(clamping: (shadow.x * scale).rounded()), Int(clamping: (shadow.y * scale).rounded())
    )
    for row in 0..<height {
      for column in 0..<width {
        let (fromColumn, fromRow) = (column - x, row - y)
        let isInside =
          fromColumn >= 0 && fromRow >= 0 && fromColumn < width && fromRow < height
        var share = isInside ? pixels[fromRow * width + fromColumn].w : 0
        if shadow.isInner { share = 1 - share }
        guard share > 0 else { continue }
        var tone = ink
        tone.w *= share
        shade.pixels[row * width + column] = tone.multiplied
        shade.cover[row * width + column] = 1
      }
    }
    shade.painted = shade.bounds
    shade.blur(sigma: shadow.radius * scale / 2)
    let blending = ColorMixing(shadow.blendMode)
    if shadow.isInner {
      paint(shade, within: nil, opacity: 1, .sourceAtop)
    } else if shadow.isAlone {
      self = shade
    } else if shadow.isAbove {
      paint(shade, within: nil, opacity: 1, blending)
    } else {
      shade.paint(self, within: nil, opacity: 1, blending)
      self = shade
    }
  }

  // MARK: Projection

  /// Finds the source of each pixel.
  private mutating func project(_ projection: ProjectionTransform, _ transform: CGAffineTransform) {
    let points = ProjectionTransform(transform)
    let way = points.inverted().concatenating(projection).concatenating(points)
    let back = way.inverted()
    guard back != way || way.isIdentity else { return }
    let former = self
    clear()
    for row in 0..<height {
      for column in 0..<width {
        let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(back)
        guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height)
        else { continue }
        let from = Int(clamping: point.y) * width + Int(clamping: point.x)
        pixels[row * width + column] = former.pixels[from]
        cover[row * width + column] = former.cover[from]
        isLine[row * width + column] = former.isLine[from]
      }
    }
    painted = bounds
  }
}
