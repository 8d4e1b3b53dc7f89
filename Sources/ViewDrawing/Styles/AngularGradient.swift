import HostInterface
import LayoutCore
import ViewRuntime

/// Colours around a centre.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// A gradient around a centre, from one angle to another.
  ///
  /// Angles count clockwise from the right; behind the end the last colour goes on. Give both, the
  /// second one larger: hosts show equal angles, and a way back, in different ways.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours at equal distances around a centre, from one angle to another.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places of their own around a centre, from one angle to another.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Once all the way around, beginning at `angle`.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours at equal distances, once all the way round; repeat the first one at the end for a ring
  /// without a seam.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of their own, once all the way around.
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
    // The other way around: hosts know of one direction.
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

  /// Colours at equal distances around a centre, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places of their own around a centre, from one angle to another.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once all the way around a centre, beginning at `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours at equal distances once all the way around, beginning at `angle`.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours at places of their own once all the way around, beginning at `angle`.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
