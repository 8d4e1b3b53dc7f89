import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Color {
  /// A colour as numbers: linear sRGB components and opacity.
  public struct Resolved: Hashable, Sendable {
    /// The red component in linear sRGB: 0 is none, 1 full. Colours outside sRGB have components
    /// outside 0...1.
    public var linearRed: Float
    /// The green component in linear sRGB, like ``linearRed``.
    public var linearGreen: Float
    /// The blue component in linear sRGB, like ``linearRed``.
    public var linearBlue: Float
    /// The opacity, from 0, invisible, to 1, opaque.
    public var opacity: Float

    /// Makes a colour from its components in a colour space; components outside 0...1 are
    /// preserved.
    ///
    /// A Display P3 colour is stored as the equivalent sRGB components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let parts = (red, green, blue)
      switch colorSpace {
      case .sRGB: self.init(linear: Self.map(parts, Self.decode), opacity: opacity)
      case .sRGBLinear: self.init(linear: parts, opacity: opacity)
      case .displayP3:
        let (r, g, b) = Self.map(parts, Self.decode)
        self.init(
          linear: (
            r * 1.2249 + g * -0.2247, r * -0.0420 + g * 1.0419,
            r * -0.0197 + g * -0.0786 + b * 1.0979
          ), opacity: opacity)
      }
    }

    init(sRGB parts: (Double, Double, Double), opacity: Double) {
      self.init(
        red: Float(parts.0), green: Float(parts.1), blue: Float(parts.2), opacity: Float(opacity))
    }

    private init(linear: (Float, Float, Float), opacity: Float) {
      (linearRed, linearGreen, linearBlue) = linear
      self.opacity = opacity
    }

    /// The red component in sRGB, as in colour pickers; ``linearRed`` in another form.
    public var red: Float {
      get { Self.encode(linearRed) }
      set { linearRed = Self.decode(newValue) }
    }

    /// The green component in sRGB; ``linearGreen`` in another form.
    public var green: Float {
      get { Self.encode(linearGreen) }
      set { linearGreen = Self.decode(newValue) }
    }

    /// The blue component in sRGB; ``linearBlue`` in another form.
    public var blue: Float {
      get { Self.encode(linearBlue) }
      set { linearBlue = Self.decode(newValue) }
    }

    private static func map(
      _ parts: (Float, Float, Float), _ change: (Float) -> Float
    ) -> (Float, Float, Float) {
      (change(parts.0), change(parts.1), change(parts.2))
    }

    // Single precision throughout, as recorded descriptions show: 0.3 comes back as 0.29999998, and
    // reads 4C instead of 4D.

    private static func encode(_ linear: Float) -> Float {
      let size = abs(linear)
      let value: Float =
        size <= 0.0031308 ? size * 12.92 : size == 1 ? 1 : pow(size, 1 / 2.4) * 1.055 - 0.055
      return linear < 0 ? -value : value
    }

    private static func decode(_ encoded: Float) -> Float {
      let size = abs(encoded)
      let value: Float =
        size <= 0.04045
        ? size * (1 / 12.92)
        : size == 1 ? 1 : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
      return encoded < 0 ? -value : value
    }
  }

  /// Makes a fixed colour, the same in light and dark mode.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// Returns the colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let resolved) = provider { return resolved }
    let components = provider.components(in: environment)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity, each times 128, for animation between colours.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Encodes red, green, blue and opacity in sRGB, as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [red, green, blue, opacity] { try container.encode(part) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }
}

extension Color.Resolved: PaintingStyle {
  public typealias Resolved = Never

  package func paint(in environment: EnvironmentValues) -> Paint {
    Color(self).paint(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// "#3366CCFF"
  public var description: String {
    [red, green, blue, opacity].reduce(into: "#") { text, part in
      let value = Int(clamping: min(max(part, 0), 1) * 255 + 0.5)
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }
}
