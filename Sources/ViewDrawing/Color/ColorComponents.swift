import Foundation
import HostInterface

/// Encoded sRGB components and opacity, in which colours are mixed.
struct ColorComponents {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  var hostColor: HostColor { .rgba(red, green, blue, opacity) }

  /// Returns a mix with another colour: in a perceptual space (even steps of lightness), or per
  /// component.
  func mixed(with other: ColorComponents, by fraction: Double, perceptual: Bool) -> ColorComponents
  {
    let t = min(max(fraction, 0), 1)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    let alpha = between(opacity, other.opacity)
    guard perceptual else {
      return ColorComponents(
        red: between(red, other.red), green: between(green, other.green),
        blue: between(blue, other.blue), opacity: alpha)
    }
    let (a, b) = (oklab, other.oklab)
    return ColorComponents(
      oklab: SIMD3(between(a.x, b.x), between(a.y, b.y), between(a.z, b.z)), opacity: alpha)
  }

  private var oklab: SIMD3<Double> {
    typealias Space = Color.RGBColorSpace
    let (r, g, b) = (Space.decode(red), Space.decode(green), Space.decode(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s)
  }

  private init(oklab v: SIMD3<Double>, opacity: Double) {
    typealias Space = Color.RGBColorSpace
    let l = pow(v.x + 0.3963377774 * v.y + 0.2158037573 * v.z, 3)
    let m = pow(v.x - 0.1055613458 * v.y - 0.0638541728 * v.z, 3)
    let s = pow(v.x - 0.0894841775 * v.y - 1.291485548 * v.z, 3)
    self.init(
      red: Space.encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Space.encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Space.encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
      opacity: opacity)
  }

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
