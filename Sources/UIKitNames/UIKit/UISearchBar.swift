import Foundation

/// Settings for all search bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UISearchBar: UIAppearanceView {
  /// The background of the bar; nil until one is set.
  public var barTintColor: UIColor?
}
