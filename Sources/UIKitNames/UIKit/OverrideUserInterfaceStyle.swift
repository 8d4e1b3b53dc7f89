import ViewRuntime

extension UIWindow {
  /// Whether the window, and with it the app, is to be light or dark; `unspecified`: as the
  /// desktop.
  ///
  /// ```swift
  /// UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
  /// ```
  ///
  /// A view that wants to be dark or light goes before it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ForcedScheme.isDark.map { $0 ? .dark : .light } ?? .unspecified }
    set { ForcedScheme.isDark = newValue == .unspecified ? nil : newValue == .dark }
  }
}

/// Dark or light by UIKit's or AppKit's words.
@MainActor
enum ForcedScheme {
  private final class Owner: Sendable {}
  private static let owner = Owner()

  /// Nil: as the desktop.
  static var isDark: Bool? {
    get { ViewRuntime.current?.preference(of: owner) }
    set { ViewRuntime.current?.prefer(isDark: newValue, for: owner, isFallback: true) }
  }
}
