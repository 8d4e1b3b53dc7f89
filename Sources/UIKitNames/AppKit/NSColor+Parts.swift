import Foundation
import Timekeeping
import ViewDrawing

extension NSColor {
  /// What a colour is called where it is kept; nobody asks for it here.
  public typealias Name = String

  /// A colour that is another one in a light and in a dark look.
  ///
  /// - Parameter colorName: not looked at.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init { traits in
      dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark))
    }
  }

  /// A colour by its parts in sRGB, from 0 to 1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its parts, from 0 to 1 each: in sRGB, as nothing here knows of the screen's own.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its parts, from 0 to 1 each: in sRGB, which took the calibrated colours' place.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its place on the colour wheel, from 0 to 1 each.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A colour by its place on the colour wheel, from 0 to 1 each.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A grey, from 0, black, to 1, white.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A grey, from 0, black, to 1, white.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// The colour as it is in the look that the app has now, in sRGB: every space is that one here.
  ///
  /// Off the main actor, where nobody knows of the look, as it is in light.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    guard isOnMainActor() else {
      return resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }
    return onMainActor { resolvedColor(with: UITraitCollection.current) }
  }

  /// How much red is in it, from 0 to 1.
  public var redComponent: CGFloat { rgb.red }

  /// How much green is in it, from 0 to 1.
  public var greenComponent: CGFloat { rgb.green }

  /// How much blue is in it, from 0 to 1.
  public var blueComponent: CGFloat { rgb.blue }

  /// How opaque it is, from 0 to 1.
  public var alphaComponent: CGFloat { rgb.alpha }

  /// Where on the colour wheel it is, from 0 to 1.
  public var hueComponent: CGFloat { hsb.hue }

  /// How far from grey it is, from 0 to 1.
  public var saturationComponent: CGFloat { hsb.saturation }

  /// How bright it is, from 0 to 1.
  public var brightnessComponent: CGFloat { hsb.brightness }

  /// A colour between this one, at 0, and another, at 1.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (from, to) = (rgb, color.rgb)
    let share = min(max(fraction, 0), 1)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return NSColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  private var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  private var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness) = (CGFloat(), CGFloat(), CGFloat())
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }
}
