import Foundation

/// Settings for all views of one class, with UIKit's names:
/// `UINavigationBar.appearance().tintColor`.
///
/// The views themselves do not exist here; the settings are kept, so that they can be read back.
/// Except for ``UITabBar``'s ``isHidden`` and ``UINavigationBar``'s colours, they change nothing
/// that is shown.
@MainActor @preconcurrency
open class UIAppearanceView {
  /// Separate settings, which ``appearance()`` does not return.
  public required init() {}

  private static var appearances: [ObjectIdentifier: UIAppearanceView] = [:]

  /// The settings of this class of views.
  public static func appearance() -> Self {
    if let known = appearances[ObjectIdentifier(self)] as? Self { return known }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    (appearance as? any AppliedAppearance)?.apply()
    return appearance
  }

  /// The background colour; nil until one is set.
  public var backgroundColor: UIColor?
  /// The colour of interactive elements in the view; nil until one is set.
  public var tintColor: UIColor?
  /// Whether the view is hidden; false by default.
  public var isHidden = false
  /// The opacity, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1
  /// Whether the view accepts input; true by default.
  public var isUserInteractionEnabled = true
}

/// Settings that change what is shown, from the time a program first requests them.
@MainActor
protocol AppliedAppearance {
  func apply()
}

extension UIAppearanceView {
  /// Whether UIKit animates changes; kept, but without effect.
  public static var areAnimationsEnabled: Bool { AnimationSetting.isEnabled }
  /// Sets whether UIKit animates changes; without effect on SwiftUI's.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationSetting.isEnabled = enabled }
}

@MainActor private enum AnimationSetting {
  static var isEnabled = true
}
