import Foundation
import Timekeeping
import ViewDrawing

extension NSColor {
  /// The name of a stored colour; unused here.
  public typealias Name = String

  /// A dynamic colour that differs in light and dark mode.
  ///
  /// - Parameter colorName: ignored.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init { traits in
      dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark))
    }
  }

  /// A colour by its sRGB components, from 0 to 1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its components, from 0 to 1 each: in sRGB, since the screen's own space is
  /// unknown.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its components, from 0 to 1 each: in sRGB, which replaced calibrated colours.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, from 0 to 1 each.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, from 0 to 1 each.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// The colour in the app's current appearance, in sRGB, which is every space here.
  ///
  /// Off the main actor, where the appearance is unknown, it is the colour in light mode.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    guard isOnMainActor() else {
      return resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }
    return onMainActor { resolvedColor(with: UITraitCollection.current) }
  }

  /// The red component, from 0 to 1.
  public var redComponent: CGFloat { rgb.red }

  /// The green component, from 0 to 1.
  public var greenComponent: CGFloat { rgb.green }

  /// The blue component, from 0 to 1.
  public var blueComponent: CGFloat { rgb.blue }

  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { rgb.alpha }

  /// The hue, from 0 to 1.
  public var hueComponent: CGFloat { hsb.hue }

  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { hsb.saturation }

  /// The brightness, from 0 to 1.
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
