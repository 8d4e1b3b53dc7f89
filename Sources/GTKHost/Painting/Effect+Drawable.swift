#if GTK
  import Foundation
  import HostInterface
  import LayoutCore

  extension Effect {
    /// The effect with numbers that GTK can draw.
    ///
    /// A program may pass any number, and GSK ends the program for many: it asserts that what it
    /// draws has a size that fits a texture, and takes full turns off an angle one by one.
    var drawable: Effect {
      switch self {
      case .shadow(let color, let radius, let x, let y):
        .shadow(color: color, radius: Self.spread(radius), x: Self.length(x), y: Self.length(y))
      case .innerShadow(let color, let radius, let x, let y):
        // A picture of its own, larger than what it is in by three times the radius on each side.
        .innerShadow(
          color: color, radius: min(Self.spread(radius), 100), x: Self.length(x),
          y: Self.length(y))
      case .blur(let radius): .blur(Self.spread(radius))
      case .scale(let x, let y, let anchor):
        .scale(x: Self.factor(x), y: Self.factor(y), anchor: Self.point(anchor))
      case .rotation(let angle, let anchor): .rotation(angle, anchor: Self.point(anchor))
      default: self
      }
    }

    /// Returns the degrees of an angle without its full turns, which GSK would take off one by one;
    /// 0 for what is no angle.
    static func degrees(_ radians: Double) -> Float {
      guard radians.isFinite else { return 0 }
      return Float(radians.truncatingRemainder(dividingBy: 2 * .pi) * 180 / .pi)
    }

    /// GTK looks at all pixels within a blur's reach for each pixel: beyond this nothing would show
    /// in time, nor differ.
    private static func spread(_ radius: Double) -> Double { radius.clamped(to: 0...200, else: 0) }

    private static func length(_ length: Double) -> Double {
      length.clamped(to: -10_000...10_000, else: 0)
    }

    /// What is enlarged further fills every screen already, and GTK would make glyphs of that size.
    private static func factor(_ factor: Double) -> Double {
      factor.clamped(to: -1_000...1_000, else: 0)
    }

    private static func point(_ point: Paint.Point) -> Paint.Point {
      Paint.Point(x: length(point.x), y: length(point.y))
    }
  }
#endif
