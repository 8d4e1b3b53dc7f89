import Foundation
import ViewRuntime

/// The traits of the environment, with UIKit's names.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `unspecified` counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the window.
  @MainActor @preconcurrency
  public static var current: UITraitCollection {
    let isDark = ViewRuntime.current?.host.environment.isDark ?? false
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}
