import HostInterface
import LayoutCore
import ViewRuntime

/// Colours around a centre.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient around a centre, from one angle to another.
  ///
  /// Angles are clockwise from the right; the last colour continues after the end. Specify both,
  /// the second larger: hosts differ for equal and descending angles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes evenly spaced colours around a centre, from one angle to another.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes colours at given locations around a centre, from one angle to another.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient once all the way around, starting at `angle`.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes evenly spaced colours once all the way around; repeat the first one at the end for a
  /// ring without a seam.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes colours at given locations once all the way around.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public typealias Resolved = Never
}

extension AngularGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    let stops = gradient.stops(in: environment)
    let (start, end) = (startAngle.radians, endAngle.radians)
    let center = center.paintPoint
    guard end < start else {
      return .angularGradient(stops, center: center, startAngle: start, endAngle: end)
    }
    // Reversed: hosts support one direction only.
    let reversed = stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
    return .angularGradient(reversed, center: center, startAngle: end, endAngle: start)
  }
}

extension AngularGradient: View {
  public var body: _ShapeView<Rectangle, AngularGradient> { Rectangle().fill(self) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a centre, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Evenly spaced colours around a centre, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at given locations around a centre, from one angle to another.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once all the way around a centre, starting at `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Evenly spaced colours once all the way around, starting at `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours at given locations once all the way around, starting at `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
