import Foundation

extension Color {
  /// Makes a colour from its red, green and blue components, 0...1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (r, g, b) = colorSpace.toSRGB(red, green, blue)
    self.init(.rgba(r, g, b, opacity))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func channel(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(k, 4 - k, 1))
    }
    self.init(.rgba(channel(5), channel(3), channel(1), opacity))
  }
}

extension Color.RGBColorSpace {
  /// Returns the same colour in sRGB; components may leave 0...1 where sRGB has no such colour.
  func toSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear:
      return (
        Self.encode(red), Self.encode(green), Self.encode(blue)
      )
    case .displayP3:
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      return (
        Self.encode(1.2249401762805598 * r - 0.2249401762805598 * g),
        Self.encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
        Self.encode(-0.0196375545903344 * r - 0.0786360455506318 * g + 1.0982736001409662 * b)
      )
    }
  }

  /// Converts a linear component to its encoded value.
  static func encode(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// Converts an encoded component to its linear value.
  static func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }
}
