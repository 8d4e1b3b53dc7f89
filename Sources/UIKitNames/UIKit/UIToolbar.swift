import Foundation

/// Settings for all toolbars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearanceView {
  /// The background of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether what lies below shines through; true unless set.
  public var isTranslucent = true
  /// How the bar looks; nothing set at first.
  public var standardAppearance = UIToolbarAppearance()
  /// How the bar looks where it is low; nil: as usual.
  public var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while content stands at its end; nil: as usual.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// How the bar looks where it is low, while content stands at its end; nil: as usual.
  public var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Whether it is a dark bar; the usual one unless set.
  public var barStyle = UIBarStyle.default
}
