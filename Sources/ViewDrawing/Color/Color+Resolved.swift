import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Color {
  /// A colour in numbers: linear sRGB parts and opacity.
  public struct Resolved: Hashable, Sendable {
    /// The red part in linear sRGB: 0 is none, 1 full. Colours beyond sRGB have parts outside of
    /// 0...1.
    public var linearRed: Float
    /// The green part in linear sRGB, as ``linearRed``.
    public var linearGreen: Float
    /// The blue part in linear sRGB, as ``linearRed``.
    public var linearBlue: Float
    /// From 0, invisible, to 1, opaque.
    public var opacity: Float

    /// A colour by its parts in a colour space; parts outside of 0...1 are kept as they are.
    ///
    /// A colour of Display P3 is kept as the sRGB parts that mean the same.
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

    /// The red part in sRGB, as colour pickers show it; ``linearRed`` in another form.
    public var red: Float {
      get { Self.encode(linearRed) }
      set { linearRed = Self.decode(newValue) }
    }

    /// The green part in sRGB; ``linearGreen`` in another form.
    public var green: Float {
      get { Self.encode(linearGreen) }
      set { linearGreen = Self.decode(newValue) }
    }

    /// The blue part in sRGB; ``linearBlue`` in another form.
    public var blue: Float {
      get { Self.encode(linearBlue) }
      set { linearBlue = Self.decode(newValue) }
    }

    private static func map(
      _ parts: (Float, Float, Float), _ change: (Float) -> Float
    ) -> (Float, Float, Float) {
      (change(parts.0), change(parts.1), change(parts.2))
    }

    // In single precision throughout, as recordings of the descriptions show: 0.3 comes back as
    // 0.29999998, and reads 4C instead of 4D.

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

  /// A fixed colour, the same in light and dark mode.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// The colour in an environment, in numbers.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let resolved) = provider { return resolved }
    let components = provider.components(in: environment)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }
}

extension Color.Resolved: Animatable {
  /// The linear parts and the opacity, each times 128, for colours on their way into others.
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
  /// Red, green, blue and opacity in sRGB, as an array.
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
