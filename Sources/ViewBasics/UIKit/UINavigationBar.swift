import Foundation

/// How a bar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
open class UIBarAppearance {
  public required init() {}

  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var backgroundImage: UIImage?

  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {}

@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// Settings for all navigation bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearanceView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }

  /// As they were set.
  public private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// Settings for all tab bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBar: UIAppearanceView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var unselectedItemTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// Settings for all toolbars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearanceView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: 1 is a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
