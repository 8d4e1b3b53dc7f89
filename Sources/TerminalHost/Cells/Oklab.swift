import Foundation

/// A colour in the Oklab space, where equal distances look about equally different.
///
/// Used to find the nearest colour of a terminal with few colours. The matrices are those that
/// define the space (Björn Ottosson, 2020).
struct Oklab: Hashable, Sendable {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  init(_ color: CellColor) {
    let red = Self.linear(color.red)
    let green = Self.linear(color.green)
    let blue = Self.linear(color.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func distanceSquared(to other: Oklab, lightnessWeight: Double = 1) -> Double {
    let lightness = lightness - other.lightness
    let greenRed = greenRed - other.greenRed
    let blueYellow = blueYellow - other.blueYellow
    return lightnessWeight * lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
