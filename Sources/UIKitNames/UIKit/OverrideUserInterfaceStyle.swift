import ViewRuntime

extension UIWindow {
  /// Whether the window, and with it the app, is light or dark; `unspecified` follows the desktop.
  ///
  /// ```swift
  /// UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
  /// ```
  ///
  /// A view's preferred colour scheme takes precedence.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ForcedScheme.isDark.map { $0 ? .dark : .light } ?? .unspecified }
    set { ForcedScheme.isDark = newValue == .unspecified ? nil : newValue == .dark }
  }
}

/// The light or dark mode set through UIKit or AppKit.
@MainActor
enum ForcedScheme {
  private final class Owner: Sendable {}
  private static let owner = Owner()

  /// Nil follows the desktop.
  static var isDark: Bool? {
    get { ViewRuntime.current?.preference(of: owner) }
    set { ViewRuntime.current?.prefer(isDark: newValue, for: owner, isFallback: true) }
  }
}
