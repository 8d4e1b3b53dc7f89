import Foundation
import ViewRuntime

/// The colours of UIKit by name, for sources that use them without saying so: a `Color` under
/// another name.
///
/// A class, as there, so that an app's own initialisers are written as there:
///
/// ```swift
/// extension UIColor {
///   convenience init(hex: UInt32) { self.init(red: ..., green: ..., blue: ..., alpha: 1) }
/// }
/// ```
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  package let color: Color

  public init(_ color: Color) { self.color = color }

  /// A colour that was kept with `NSKeyedArchiver`.
  public required convenience init?(coder: NSCoder) {
    self.init(
      Color(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), opacity: coder.decodeDouble(forKey: "UIAlpha")))
  }

  /// For `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour of an asset catalogue; nil if there is none of that name.
  public convenience init?(named name: String) {
    guard ColorSet.load(name, from: .main) != nil else { return nil }
    self.init(Color(name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard ColorSet.load(name, from: bundle ?? .main) != nil else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String { "UIColor(\(color))" }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var resolved = color.resolve(in: EnvironmentValues())
    // A colour that differs in the dark goes on to.
    if resolved.opacity >= Float(alpha), resolved.opacity > 0 {
      return UIColor(color.opacity(alpha / Double(resolved.opacity)))
    }
    resolved.opacity = Float(alpha)
    return UIColor(Color(resolved))
  }
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
}
