import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The colours of a gradient and their locations.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop; between stops, adjacent colours are mixed.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Makes a colour at a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order of location.
  public var stops: [Stop]

  /// Makes a gradient of colours at given locations, which must be in order.
  ///
  /// Two stops at one location make a sharp edge.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / last)
    }
  }

  func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map {
      Paint.Stop(color: $0.color.hostColor(in: environment), location: Double($0.location))
    }
  }
}

extension Gradient {
  /// Returns the gradient interpolated in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(space == .device ? self : refined)
  }

  /// Hosts interpolate in the display's space: perceptually mixed intermediate stops approximate
  /// the other space.
  private var refined: Gradient {
    let steps = 8
    var refined: [Stop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      refined.append(from)
      for step in 1..<steps {
        let part = Double(step) / Double(steps)
        refined.append(
          Stop(
            color: from.color.mix(with: to.color, by: part, in: .perceptual),
            location: from.location + (to.location - from.location) * CGFloat(part)))
      }
    }
    return Gradient(stops: refined + stops.suffix(1))
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
}

extension Gradient: PaintingStyle {
  /// Returns the paint from the upper side to the lower one.
  package func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops(in: environment), start: UnitPoint.top.paintPoint, end: UnitPoint.bottom.paintPoint)
  }
}

extension Color {
  /// A subtle gradient from a lighter tone to this one.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension UnitPoint {
  package var paintPoint: Paint.Point { Paint.Point(x: Double(x), y: Double(y)) }
}
