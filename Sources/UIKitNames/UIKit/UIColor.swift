import Foundation
import ViewDrawing
import ViewRuntime

/// UIKit's colours by name, for code that uses them without an import: a `Color` under another
/// name.
///
/// It is a class, as in UIKit, so that an app's own initialisers can be written the same way:
///
/// ```swift
/// extension UIColor {
///   convenience init(hex: UInt32) { self.init(red: ..., green: ..., blue: ..., alpha: 1) }
/// }
/// ```
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  package let color: Color

  /// The same colour as in SwiftUI; it stays dynamic if it was.
  public init(_ color: Color) { self.color = color }

  /// A colour that was archived with `NSKeyedArchiver`.
  public required convenience init?(coder: NSCoder) {
    self.init(
      Color(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), opacity: coder.decodeDouble(forKey: "UIAlpha")))
  }

  /// A colour from `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour by its sRGB components, from 0 to 1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A colour by its Display P3 components, from 0 to 1 each.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour by hue, saturation and brightness, from 0 to 1 each; hues of 0 and 1 are both red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// A colour from the asset catalogue; nil if there is none with that name.
  public convenience init?(named name: String) {
    guard ColorSet.load(name, from: .main) != nil else { return nil }
    self.init(Color(name))
  }

  /// A colour from a bundle's asset catalogue; nil if there is none with that name.
  ///
  /// - Parameters:
  ///   - bundle: nil means the program's own.
  ///   - traitCollection: ignored; the colour follows its place.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard ColorSet.load(name, from: bundle ?? .main) != nil else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  /// Whether the other is a `UIColor` that was created the same way.
  ///
  /// A theme colour does not equal its current components.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// Equal for colours that are equal.
  open override var hash: Int { color.hashValue }
  open override var description: String { "UIColor(\(color))" }

  /// The same colour with another opacity, from 0 to 1, replacing the one that it has.
  ///
  /// A dynamic colour is fixed to its light variant; `Color.opacity(_:)` keeps it dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var resolved = color.resolve(in: EnvironmentValues())
    // A colour that differs in dark mode keeps doing so.
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
