import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Colours and where on a gradient's way they stand.
public struct Gradient: Hashable, Sendable {
  /// One colour on the way.
  public struct Stop: Hashable, Sendable {
    /// The colour that is reached at the stop; mixed with the next one on the way there.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    /// A colour at a place of the way.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places of their own; give them in the order of their places.
  ///
  /// Two stops at one place make a sharp edge.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
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
  /// The same gradient, its way mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(space == .device ? self : refined)
  }

  /// Hosts mix in the display's space: stops in between, mixed perceptually, lead them along.
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
  /// From the upper side to the lower one.
  package func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops(in: environment), start: UnitPoint.top.paintPoint, end: UnitPoint.bottom.paintPoint)
  }
}

extension Color {
  /// A gentle gradient from a lighter tone to this one.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension UnitPoint {
  package var paintPoint: Paint.Point { Paint.Point(x: Double(x), y: Double(y)) }
}
