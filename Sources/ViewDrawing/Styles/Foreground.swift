import HostInterface
import ViewRuntime

/// The foreground of texts, symbols and unfilled shapes: one style for each level.
package struct Foreground: Sendable {
  package var primary: AnyShapeStyle?
  package var secondary: AnyShapeStyle?
  package var tertiary: AnyShapeStyle?
  /// The level at which `primary` is used: `foregroundStyle(.secondary)` inside
  /// `foregroundStyle(.red)` is a weaker red.
  package var level = 0

  package init() {}

  /// Returns the paint of a level, 0 for primary.
  package func paint(_ level: Int, in environment: EnvironmentValues) -> Paint {
    let level = min(level + self.level, 4)
    switch level {
    case 1: if let secondary { return secondary.paint(in: environment) }
    case 2...: if let tertiary { return tertiary.paint(in: environment) }
    default: break
    }
    guard let primary else { return Color(.semantic(Self.purposes[level])).paint(in: environment) }
    return primary.paint(in: environment).opacity(Self.opacities[level])
  }

  /// Returns the primary style's effects besides its paint.
  package func effects(in environment: EnvironmentValues) -> [Effect] {
    primary?.effects(in: environment) ?? []
  }

  private static let purposes: [HostColor.Semantic] = [
    .primary, .secondary, .tertiary, .quaternary, .quaternary,
  ]
  /// The opacity of a style at each level.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]
}

struct ForegroundKey: EnvironmentKey {
  static let defaultValue = Foreground()
}

extension EnvironmentValues {
  /// The keys that painting with the foreground may read; an app's styles may read any.
  package static let foregroundMask = EnvironmentMask(ObjectIdentifier(ForegroundKey.self))
    .union(Color.environmentMask)
}

extension Paint {
  /// Returns the paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func fade(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(fade(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(fade(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let start, let end):
      .ellipticalGradient(fade(stops), center: center, startFraction: start, endFraction: end)
    case .colorGrid(let grid):
      .colorGrid(ColorGrid(columns: grid.columns, colors: grid.colors.map { $0.opacity(factor) }))
    case .image(var image, let scale):
      .image(
        {
          image.paint = image.paint.opacity(factor)
          return image
        }(), scale: scale)
    case .material: self
    }
  }
}
