import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Colours from a centre outward, between two radii in points.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two circles around a point of the area; the radii are in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes evenly spaced colours between two circles around a point of the area; the radii are in
  /// points.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes colours at given locations between two circles around a point of the area; the radii are
  /// in points.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public typealias Resolved = Never
}

extension RadialGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .radialGradient(
      gradient.stops(in: environment), center: center.paintPoint,
      startRadius: Double(startRadius), endRadius: Double(endRadius))
  }
}

extension RadialGradient: View {
  public var body: _ShapeView<Rectangle, RadialGradient> { Rectangle().fill(self) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles around a point of the area, by default from its middle.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Evenly spaced colours between two circles around a point of the area.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at given locations between two circles around a point of the area.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A colour's standard gradient between two circles around a point of the area.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
