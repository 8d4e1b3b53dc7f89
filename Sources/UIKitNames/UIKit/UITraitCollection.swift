import Foundation
import ViewRuntime

/// What UIKit's code may ask about where it runs.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `unspecified` counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Light or dark.
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
