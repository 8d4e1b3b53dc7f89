import Foundation
import HostInterface
import ViewRuntime

extension Color {
  /// A colour in numbers: linear sRGB parts and opacity.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let (r, g, b) = colorSpace.toSRGB(Double(red), Double(green), Double(blue))
      linearRed = Float(RGBColorSpace.decode(r))
      linearGreen = Float(RGBColorSpace.decode(g))
      linearBlue = Float(RGBColorSpace.decode(b))
      self.opacity = opacity
    }

    public var red: Float {
      get { Float(RGBColorSpace.encode(Double(linearRed))) }
      set { linearRed = Float(RGBColorSpace.decode(Double(newValue))) }
    }

    public var green: Float {
      get { Float(RGBColorSpace.encode(Double(linearGreen))) }
      set { linearGreen = Float(RGBColorSpace.decode(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(RGBColorSpace.encode(Double(linearBlue))) }
      set { linearBlue = Float(RGBColorSpace.decode(Double(newValue))) }
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      .rgba(
        Double(resolved.red), Double(resolved.green), Double(resolved.blue),
        Double(resolved.opacity)))
  }

  /// The colour in an environment, in numbers.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let components = provider.components(in: environment)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }
}

extension Color.Resolved: Animatable {
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: PaintingStyle {
  public typealias Resolved = Never

  package func paint(in environment: EnvironmentValues) -> Paint {
    Color(self).paint(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { Color(self).description }
}
