import Foundation
import ViewRuntime

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What surroundings UIKit's code may ask for.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Those of the window.
  @MainActor
  public static var current: UITraitCollection {
    let isDark = ViewRuntime.current?.host.environment.isDark ?? false
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}

extension UIColor {
  /// A colour that is another one in light and in dark.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    color = Color(.adaptive(light: light.color.provider, dark: dark.color.provider))
  }

  /// The colour's parts; answers true, as every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}
