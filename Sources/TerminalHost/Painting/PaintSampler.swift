import CellText
import Foundation
import HostInterface

/// The colour of a paint at a point: constant, or along a gradient.
struct PaintSampler {
  private let paint: Paint
  private let frame: CGRect
  let theme: Theme
  private let placement: Placement
  private let uniform: Ink?

  /// - Parameter frame: the painted area, in points.
  init(_ paint: Paint, in frame: CGRect, placement: Placement, theme: Theme) {
    self.paint = paint
    self.frame = frame
    self.theme = theme
    self.placement = placement
    switch paint {
    case .color(let color): uniform = Self.finish(theme.ink(color), placement)
    case .material(let thickness):
      let background = Ink(theme.tone(0.08), opacity: 0.8 + 0.04 * Double(thickness))
      uniform = Self.finish(background, placement)
    case .image: uniform = Self.finish(theme.ink(paint.representative), placement)
    default: uniform = nil
    }
  }

  /// Whether the colour is the same everywhere.
  var isUniform: Bool { uniform != nil }

  /// Returns the ink at a point of the window.
  func ink(at point: CGPoint) -> Ink {
    if let uniform { return uniform }
    let unit = CGPoint(
      x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0.5,
      y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0.5)
    switch paint {
    case .color, .material, .image: return Ink(.standard)
    case .linearGradient(let stops, let start, let end):
      let x = end.x - start.x
      let y = end.y - start.y
      let length = x * x + y * y
      let along = ((unit.x - start.x) * x + (unit.y - start.y) * y) / (length > 0 ? length : 1)
      return color(of: stops, at: along)
    case .radialGradient(let stops, let center, let inner, let outer):
      let x = (unit.x - center.x) * frame.width
      let y = (unit.y - center.y) * frame.height
      let distance = (x * x + y * y).squareRoot()
      return color(of: stops, at: (distance - inner) / (outer > inner ? outer - inner : 1))
    case .ellipticalGradient(let stops, let center, let inner, let outer):
      let x = unit.x - center.x
      let y = unit.y - center.y
      let distance = (x * x + y * y).squareRoot()
      return color(of: stops, at: (distance - inner) / (outer > inner ? outer - inner : 1))
    case .colorGrid(let grid): return color(of: grid, at: unit)
    case .angularGradient(let stops, let center, let start, let end):
      let turn = 2 * Double.pi
      var angle = atan2(
        (unit.y - center.y) * frame.height, (unit.x - center.x) * frame.width)
      angle = (angle - start).truncatingRemainder(dividingBy: turn)
      if angle < 0 { angle += turn }
      let span = end - start
      return color(of: stops, at: angle / (span == 0 ? turn : span))
    }
  }

  /// Returns the ink at the centre of a cell.
  func ink(at point: CellPoint, metrics: CellMetrics) -> Ink {
    uniform ?? ink(at: metrics.center(of: point))
  }

  private func color(of stops: [Paint.Stop], at location: Double) -> Ink {
    guard let first = stops.first, let last = stops.last, location.isFinite
    else { return Ink(.standard, opacity: 0) }
    if location <= first.location { return finished(first) }
    if location >= last.location { return finished(last) }
    let after = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let low = stops[max(0, after - 1)]
    let high = stops[after]
    let span = high.location - low.location
    let share = span > 0 ? (location - low.location) / span : 1
    let from = theme.ink(low.color)
    let to = theme.ink(high.color)
    let mixed = exact(from.color).mixed(with: exact(to.color), share: share)
    return Self.finish(
      Ink(mixed, opacity: from.opacity + (to.opacity - from.opacity) * share), placement)
  }

  private func color(of grid: ColorGrid, at unit: CGPoint) -> Ink {
    let inks = grid.neighbours(x: Double(unit.x), y: Double(unit.y)).map {
      (ink: theme.ink(grid.colors[$0.index]), weight: $0.weight)
    }
    guard var mixed = inks.first else { return Ink(.standard, opacity: 0) }
    for next in inks.dropFirst() {
      let share = next.weight / (mixed.weight + next.weight)
      let color = exact(mixed.ink.color).mixed(with: exact(next.ink.color), share: share)
      let opacity = mixed.ink.opacity + (next.ink.opacity - mixed.ink.opacity) * share
      mixed = (Ink(color, opacity: opacity), mixed.weight + next.weight)
    }
    return Self.finish(mixed.ink, placement)
  }

  private func finished(_ stop: Paint.Stop) -> Ink {
    Self.finish(theme.ink(stop.color), placement)
  }

  private func exact(_ color: CellColor) -> CellColor {
    color.isStandard ? theme.backdrop.foreground : color
  }

  private static func finish(_ ink: Ink, _ placement: Placement) -> Ink {
    var ink = ink
    for filter in placement.filters { ink = filter.apply(to: ink) }
    return ink.faded(by: placement.opacity * (placement.isDisabled ? 0.5 : 1))
  }
}
