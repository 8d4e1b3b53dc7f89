import Foundation
import ViewDrawing
import ViewEnvironment
import ViewRuntime

extension UIColor {
  /// A dynamic colour that differs in light and dark mode.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(.adaptive(light: light.color.provider, dark: dark.color.provider)))
  }

  /// The colour in light or dark mode.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(in: traitCollection)))
  }

  private func resolved(in traits: UITraitCollection? = nil) -> Color.Resolved {
    var environment = EnvironmentValues()
    if traits?.userInterfaceStyle == .dark { environment.colorScheme = .dark }
    return color.resolve(in: environment)
  }

  /// Gets the colour's components; always returns true, since every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolved()
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Gets hue, saturation, brightness and alpha, from 0 to 1 each; always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolved()
    let (red, green, blue) = (
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue)
    )
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    var sixths: CGFloat = 0
    if spread > 0 {
      switch high {
      case red: sixths = (green - blue) / spread
      case green: sixths = (blue - red) / spread + 2
      default: sixths = (red - green) / spread + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? spread / high : 0
    brightness?.pointee = high
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Gets the lightness; returns whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolved()
    guard resolved.red == resolved.green, resolved.green == resolved.blue else { return false }
    white?.pointee = CGFloat(resolved.red)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}
