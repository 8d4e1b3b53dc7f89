import Foundation
import ViewRuntime

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What surroundings UIKit's code may ask for.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `unspecified` counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings that are light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Those of the window.
  @MainActor @preconcurrency
  public static var current: UITraitCollection {
    let isDark = ViewRuntime.current?.host.environment.isDark ?? false
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}
