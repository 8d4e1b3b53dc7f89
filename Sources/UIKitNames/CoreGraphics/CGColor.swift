import Foundation
import ViewDrawing
import ViewEnvironment
import ViewRuntime

/// A colour with fixed components, with Core Graphics' names.
public struct CGColor: Hashable, Sendable {
  private let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// An sRGB colour; each component is from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = Color.Resolved(
      colorSpace: .sRGB, red: Float(red), green: Float(green), blue: Float(blue),
      opacity: Float(alpha))
  }

  /// An sRGB colour; the same as `init(red:green:blue:alpha:)` here.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey with three equal sRGB components: 0 is black, 1 white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), alpha]
  }
  /// The number of ``components``: always four, even for greys.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  fileprivate var color: Color { Color(resolved) }
}

extension Color {
  /// A colour of Core Graphics. Disfavoured, so that `Color(.white)` means a colour of UIKit.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The colour with fixed components; nil if it depends on the place where it is shown.
  public var cgColor: CGColor? {
    let light = resolve(in: EnvironmentValues())
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    return light == resolve(in: dark) ? CGColor(light) : nil
  }
}

extension UIColor {
  /// A colour of Core Graphics, the same in light and dark mode.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The colour with fixed components, as in light mode.
  public var cgColor: CGColor { CGColor(color.resolve(in: EnvironmentValues())) }
}

extension Color.Resolved {
  /// The same colour as a Core Graphics colour.
  public var cgColor: CGColor { CGColor(self) }
}
