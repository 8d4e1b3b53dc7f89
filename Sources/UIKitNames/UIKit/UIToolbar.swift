import Foundation

/// Settings for all toolbars, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearanceView {
  /// The background colour of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether content below shines through; true by default.
  public var isTranslucent = true
  /// The bar's appearance; initially empty.
  public var standardAppearance = UIToolbarAppearance()
  /// The bar's appearance at compact height; nil means the default.
  public var compactAppearance: UIToolbarAppearance?
  /// The bar's appearance while content is at its edge; nil means the default.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// The bar's appearance at compact height while content is at its edge; nil means the default.
  public var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Whether the bar is dark; `default` by default.
  public var barStyle = UIBarStyle.default
}
