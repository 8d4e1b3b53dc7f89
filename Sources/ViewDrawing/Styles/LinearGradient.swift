import HostInterface
import LayoutCore
import ViewRuntime

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient from one point of the area to another; beyond them the first and last colours
  /// continue.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes evenly spaced colours from one point of the area to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes colours at given locations from one point of the area to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public typealias Resolved = Never
}

extension LinearGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      gradient.stops(in: environment), start: startPoint.paintPoint, end: endPoint.paintPoint)
  }
}

extension LinearGradient: View {
  public var body: _ShapeView<Rectangle, LinearGradient> { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of the area to another.
  ///
  /// ```swift
  /// bar.fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
  /// ```
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Evenly spaced colours from one point of the area to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at given locations from one point of the area to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A colour's standard gradient, from one point of the area to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
